import type { Pixels } from '../algorithms/pixels.ts'
import type { Inspection } from './model.ts'
import type { SampleId } from './samples.ts'
import type { Settings } from './settings.ts'

export type Source = { readonly kind: 'sample'; readonly id: SampleId } | { readonly kind: 'file'; readonly file: File }

/** Without a source, the current picture is inspected again. */
export type Request = { readonly settings: Settings; readonly source?: Source }

export type Report = Inspection & {
  /** The size at which the picture was analyzed. */
  readonly width: number
  readonly height: number
  /** The size before scaling. */
  readonly original: { readonly width: number; readonly height: number }
  readonly views: { readonly blobs: Pixels; readonly edges: Pixels }
}

export type Response =
  | { readonly kind: 'inspected'; readonly report: Report; readonly picture?: ImageBitmap }
  | { readonly kind: 'failed'; readonly message: string }

/** Larger pictures are scaled down to this many pixels before analysis. */
export const maxAnalyzedPixels = 16_000_000

/** The longest side of the picture on screen, in pixels; it does not limit the analysis. */
export const maxViewSide = 1400

/** The size at which a picture is analyzed: unchanged unless it is too large. */
export function toAnalyzedSize(width: number, height: number) {
  const scale = Math.min(1, Math.sqrt(maxAnalyzedPixels / (width * height)))
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) }
}

/** Merges two pending requests: the newer settings, and the newer picture if there is one. */
export function mergeRequests(earlier: Request | undefined, later: Request): Request {
  const source = later.source ?? earlier?.source
  return source === undefined ? later : { settings: later.settings, source }
}

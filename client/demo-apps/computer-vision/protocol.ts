import type { Pixels } from './algorithms/pixels.ts'
import type { Inspection } from './model.ts'
import type { SampleId } from './samples/samples.ts'
import type { Settings } from './settings.ts'

export type Source = { readonly kind: 'sample'; readonly id: SampleId } | { readonly kind: 'file'; readonly file: File }

/** Without a source, the picture at hand is inspected again. */
export type Request = { readonly settings: Settings; readonly source?: Source }

export type Report = Inspection & {
  /** The size at which the picture was analysed. */
  readonly width: number
  readonly height: number
  /** The picture's own size. */
  readonly original: { readonly width: number; readonly height: number }
  readonly views: { readonly blobs: Pixels; readonly edges: Pixels }
}

export type Response =
  | { readonly kind: 'inspected'; readonly report: Report; readonly picture?: ImageBitmap }
  | { readonly kind: 'failed'; readonly message: string }

/** Pictures of more pixels are scaled down to this many before they are analysed. */
export const maxAnalysedPixels = 16_000_000

/** The longest side of what is shown, in pixels; a picture is scaled down for the screen only. */
export const longestShown = 1400

/** The size at which a picture is analysed: its own, unless it is too large. */
export function toAnalysedSize(width: number, height: number) {
  const scale = Math.min(1, Math.sqrt(maxAnalysedPixels / (width * height)))
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) }
}

/** Two requests that wait become one: the newest settings, and the newest picture of the two. */
export function mergeRequests(earlier: Request | undefined, later: Request): Request {
  const source = later.source ?? earlier?.source
  return source === undefined ? later : { settings: later.settings, source }
}

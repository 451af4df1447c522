/** In pixels. */
export type PictureSize = { readonly width: number; readonly height: number }

/** A kind of pictures, recognized by path. All pictures of a kind have the same size and variants. */
export type PictureKind = PictureSize & {
  readonly pattern: RegExp
  /** Widths of the AVIF files beside it, `name-480.avif` and so on; a file that is one itself has that of its own, too. */
  readonly widths: readonly number[]
}

const kinds: readonly PictureKind[] = [
  { pattern: /^\/gae-ai-infographic\.png$/, width: 2560, height: 3290, widths: [720, 1080, 1600] },
  { pattern: /^\/images\/hero\/home-tall\./, width: 1080, height: 1440, widths: [480, 740, 1080] },
  { pattern: /^\/images\/hero\/home\./, width: 1600, height: 900, widths: [640, 1080, 1600, 2400] },
  { pattern: /^\/images\/services\//, width: 1200, height: 900, widths: [480, 672, 800, 1200] },
  { pattern: /^\/images\/solutions\/.*-tall\./, width: 840, height: 960, widths: [420, 840] },
  { pattern: /^\/images\/solutions\//, width: 1600, height: 800, widths: [800, 1200, 1600] },
  { pattern: /^\/images\/team\//, width: 720, height: 840, widths: [320, 480, 720] },
  { pattern: /^\/images\/avatars\//, width: 256, height: 256, widths: [96, 192] },
  { pattern: /^\/images\/covers\//, width: 1200, height: 675, widths: [240, 480, 672, 800, 1200, 1800] },
  { pattern: /^\/images\/use-cases\//, width: 800, height: 500, widths: [400] },
  { pattern: /^\/images\/demos\//, width: 960, height: 600, widths: [480, 960] },
  {
    pattern: /^\/industries\/[a-z0-9-]+-highlight-background\.png$/,
    width: 1600,
    height: 533,
    widths: [800, 1600, 2400],
  },
  { pattern: /^\/industries\/[a-z0-9-]+\.png$/, width: 850, height: 753, widths: [425, 740, 850, 1275] },
  { pattern: /^\/images\/about\/film-poster\./, width: 1280, height: 720, widths: [640, 960, 1280] },
]

export const defaultPictures = {
  cover: '/images/covers/default.jpg',
  avatar: '/images/avatars/default.png',
  service: '/images/services/fallback.jpg',
  demo: '/images/demos/placeholder.jpg',
} as const

export function industryPictures(id: string): { readonly picture: string; readonly background: string } {
  return { picture: `/industries/${id}.png`, background: `/industries/${id}-highlight-background.png` }
}

/** Of the preview pictures of shared links. */
export const socialSize: PictureSize = { width: 1200, height: 630 }
export const defaultSocialPicture = '/images/social/default.png'

/** Kinds of pictures that can be the cover of a page. */
const coverPattern =
  /^\/(?:images\/(?:covers|services|demos|about)\/|industries\/[a-z0-9-]+(?<!-highlight-background)\.png$)/

/** The preview picture that the build crops of a cover; undefined for other pictures. */
export function socialPicturePath(cover: string): string | undefined {
  return coverPattern.test(cover) && canBeOriginal(cover) ? `/og${cover.replace(/\.\w+$/, '.jpg')}` : undefined
}

export type PictureSource = {
  readonly src: string
  readonly width: number
  readonly height: number
  /** Of the AVIF files. */
  readonly srcset: string
}

/** The size and the `srcset` of a picture, from its path. Throws when no kind has that path. */
export function toPictureSource(src: string): PictureSource {
  const kind = findPictureKind(src)
  if (kind === undefined) throw new Error(`shared/values/pictures.ts knows no kind of picture for ${src}`)
  const { width, height, widths } = kind
  const variants = widths.map(each => `${variantPath(src, each)} ${each}w`)
  const srcset = [...variants, ...(src.endsWith('.avif') ? [`${src} ${width}w`] : [])].join(', ')
  return { src, width, height, srcset }
}

export function findPictureKind(src: string): PictureKind | undefined {
  return kinds.find(({ pattern }) => pattern.test(src))
}

export function variantPath(src: string, width: number): string {
  return src.replace(/\.\w+$/, `-${width}.avif`)
}

/** A file with more pixels is not read: 60 megapixels take 180 MB in memory. */
export const maxPixels = 60_000_000

export function canBeOriginal(path: string): boolean {
  return /\.(jpe?g|png)$/.test(path) && findPictureKind(path) !== undefined
}

/**
 * Whether the build makes a picture and all its variants of the file in its place. It does unless the file is ready: has
 * the size of its kind, and all variants beside it.
 */
export function isOriginal(path: string, size: PictureSize | undefined, publicPaths: ReadonlySet<string>): boolean {
  const kind = findPictureKind(path)
  if (kind === undefined || !canBeOriginal(path)) return false
  const hasSize = size?.width === kind.width && size.height === kind.height
  return !hasSize || kind.widths.some(width => !publicPaths.has(variantPath(path, width)))
}

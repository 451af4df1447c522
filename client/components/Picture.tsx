import { toPictureSource } from '../../shared/values/pictures.ts'
import { shownAtOnce, useImageFallbacks } from './use-image-fallbacks.ts'

export type PictureUrgency = 'main' | 'early'

type Props = {
  readonly src: string
  /** Empty for decorative pictures. */
  readonly alt: string
  /** The `sizes` attribute of the image. */
  readonly sizes: string
  /** An alternative picture for small screens. */
  readonly tall?: string
  /** Pictures to try in order when neither an AVIF file nor the original loads. */
  readonly fallbacks?: readonly string[]
  /** For pictures in the first view: `main` loads first, `early` loads with the page. Others load lazily. */
  readonly urgency?: PictureUrgency
  readonly className?: string
  /** Called with each file that fails to load. */
  readonly onBroken?: (file: string) => void
}

/** Where a tall picture takes the place of a wide one. */
export const smallScreens = '(max-width: 47.99rem)'

/** A responsive picture in AVIF with the original file as fallback. Its size is set, so the layout never shifts. */
export function Picture({ src, alt, sizes, tall, fallbacks = [], urgency, className, onBroken }: Props) {
  // First with its sources, of which a browser does not try another when one fails, then the original alone.
  const { shown, index, image, onError } = useImageFallbacks([src, src, ...fallbacks], onBroken)
  const { width, height } = toPictureSource(src)
  return (
    <picture>
      {index === 0 && tall !== undefined && <Source src={tall} sizes={sizes} media={smallScreens} />}
      {index === 0 && <Source src={src} sizes={sizes} />}
      <img
        ref={image}
        className={className}
        src={shown}
        alt={alt}
        width={width}
        height={height}
        loading={urgency === undefined ? 'lazy' : 'eager'}
        fetchPriority={urgency === 'main' ? 'high' : undefined}
        decoding="async"
        {...shownAtOnce}
        onError={onError}
      />
    </picture>
  )
}

function Source({ src, sizes, media }: { readonly src: string; readonly sizes: string; readonly media?: string }) {
  const { srcset } = toPictureSource(src)
  return srcset === '' ? null : <source type="image/avif" media={media} srcSet={srcset} sizes={sizes} />
}

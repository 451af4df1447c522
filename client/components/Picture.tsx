import { toPictureSource } from '../../shared/pictures.ts'
import { useImageFallbacks } from './use-image-fallbacks.ts'

export type PictureUrgency = 'main' | 'early'

type Props = {
  readonly src: string
  /** Empty for pictures that only decorate. */
  readonly alt: string
  /** The width that the picture is shown at, as in the `sizes` attribute. */
  readonly sizes: string
  /** Another picture for small screens. */
  readonly tall?: string
  /** What to show instead when the file cannot be had, in order. */
  readonly fallbacks?: readonly string[]
  /** In view at once: the page's main picture is fetched before all else, `early` ones with the page. Others wait until they come near. */
  readonly urgency?: PictureUrgency
  readonly className?: string
}

const smallScreens = '(max-width: 47.99rem)'
const wideScreens = '(min-width: 48rem)'

/** A picture in AVIF or WebP at a fitting width, with its own file as fallback and its size known from the start. */
export function Picture({ src, alt, sizes, tall, fallbacks, urgency, className }: Props) {
  const { shown, image, onError } = useImageFallbacks(src, fallbacks)
  const isMain = urgency === 'main'
  const { width, height } = toPictureSource(src)
  return (
    <picture>
      {isMain && <Preload src={src} sizes={sizes} media={tall === undefined ? undefined : wideScreens} />}
      {isMain && tall !== undefined && <Preload src={tall} sizes={sizes} media={smallScreens} />}
      {shown === src && tall !== undefined && <Sources src={tall} sizes={sizes} media={smallScreens} />}
      {shown === src && <Sources src={src} sizes={sizes} />}
      <img
        ref={image}
        className={className}
        src={shown}
        alt={alt}
        width={width}
        height={height}
        loading={urgency === undefined ? 'lazy' : 'eager'}
        fetchPriority={isMain ? 'high' : undefined}
        decoding="async"
        onError={onError}
      />
    </picture>
  )
}

function Sources({ src, sizes, media }: { readonly src: string; readonly sizes: string; readonly media?: string }) {
  const { avif, webp } = toPictureSource(src)
  return (
    <>
      <source type="image/avif" media={media} srcSet={avif} sizes={sizes} />
      <source type="image/webp" media={media} srcSet={webp} sizes={sizes} />
    </>
  )
}

/** Tells the browser of the picture in the document's head; React moves it there. */
function Preload({ src, sizes, media }: { readonly src: string; readonly sizes: string; readonly media?: string }) {
  const { avif } = toPictureSource(src)
  return (
    <link
      rel="preload"
      as="image"
      type="image/avif"
      imageSrcSet={avif}
      imageSizes={sizes}
      media={media}
      fetchPriority="high"
    />
  )
}

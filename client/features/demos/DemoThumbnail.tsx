import { defaultPictures, demoThumbnailSize } from '../../../shared/pictures.ts'
import { useImageFallbacks } from '../../components/use-image-fallbacks.ts'
import styles from './DemoThumbnail.module.scss'

/** A broken picture is retried with its leading slash toggled, then replaced by the placeholder. */
export function DemoThumbnail({ src }: { readonly src: string }) {
  const { shown, image, onError } = useImageFallbacks(src, [toggleLeadingSlash(src), defaultPictures.demo])
  const reportAndContinue = () => {
    // biome-ignore lint/suspicious/noConsole: the specification wants a broken thumbnail logged
    console.warn(`The demo picture ${shown} cannot be shown.`)
    onError()
  }
  return (
    <img
      ref={image}
      className={styles.thumbnail}
      src={shown}
      alt=""
      width={demoThumbnailSize.width}
      height={demoThumbnailSize.height}
      loading="lazy"
      decoding="async"
      onError={reportAndContinue}
    />
  )
}

function toggleLeadingSlash(path: string): string {
  return path.startsWith('/') ? path.slice(1) : `/${path}`
}

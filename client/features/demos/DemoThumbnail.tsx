import { defaultPictures } from '../../../shared/values/pictures.ts'
import { Picture } from '../../components/Picture.tsx'
import styles from './DemoThumbnail.module.scss'

/** A broken picture is retried with its leading slash toggled, then replaced by the placeholder. */
export function DemoThumbnail({ src }: { readonly src: string }) {
  return (
    <Picture
      className={styles.thumbnail}
      src={src}
      alt=""
      sizes="(min-width: 64rem) 24rem, (min-width: 48rem) 45vw, 92vw"
      fallbacks={[toggleLeadingSlash(src), defaultPictures.demo]}
      onBroken={file => {
        // biome-ignore lint/suspicious/noConsole: the specification wants a broken thumbnail logged
        console.warn(`The demo picture ${file} cannot be shown.`)
      }}
    />
  )
}

function toggleLeadingSlash(path: string): string {
  return path.startsWith('/') ? path.slice(1) : `/${path}`
}

import { defaultPictures } from '../../shared/values/pictures.ts'
import styles from './CoverImage.module.scss'
import { Picture, type PictureUrgency } from './Picture.tsx'

type Props = {
  readonly cover: { readonly src: string; readonly alt: string }
  readonly place: keyof typeof sizes
  readonly urgency?: PictureUrgency
}

// On small screens, articles crop the sides, so the image is wider than its box.
const sizes = {
  card: '(min-width: 64rem) 24rem, (min-width: 48rem) 45vw, 92vw',
  lead: '(min-width: 64rem) 50rem, 92vw',
  article: '(min-width: 80rem) 75rem, (min-width: 48rem) 92vw, 6.75rem',
  dialog: '(min-width: 64rem) 34rem, 92vw',
}

/** The cover of a post or paper; the default cover replaces one that fails to load. */
export function CoverImage({ cover, place, urgency }: Props) {
  return (
    <Picture
      className={styles.cover}
      src={cover.src}
      alt={cover.alt}
      sizes={sizes[place]}
      fallbacks={[defaultPictures.cover]}
      urgency={urgency}
    />
  )
}

import { standInPictures } from '../../shared/pictures.ts'
import styles from './CoverImage.module.scss'
import { Picture, type PictureUrgency } from './Picture.tsx'

type Props = {
  readonly cover: { readonly src: string; readonly alt: string }
  readonly place: keyof typeof sizes
  readonly urgency?: PictureUrgency
}

// Cards and pieces cut the sides off on small screens, so the picture is drawn wider than its place.
const sizes = {
  card: '(min-width: 64rem) 24rem, (min-width: 48rem) 45vw, 8.5rem',
  piece: '(min-width: 80rem) 75rem, (min-width: 48rem) 92vw, 6.75rem',
  dialog: '(min-width: 48rem) 41rem, 92vw',
}

/** The cover of a piece; the default cover stands in for one that cannot be had. */
export function CoverImage({ cover, place, urgency }: Props) {
  return (
    <Picture
      className={styles.cover}
      src={cover.src}
      alt={cover.alt}
      sizes={sizes[place]}
      fallbacks={[standInPictures.cover]}
      urgency={urgency}
    />
  )
}

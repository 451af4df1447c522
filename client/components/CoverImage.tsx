import { standInPictures } from '../../shared/pictures.ts'
import styles from './CoverImage.module.scss'
import { Picture, type PictureUrgency } from './Picture.tsx'

type Props = {
  readonly cover: { readonly src: string; readonly alt: string }
  readonly sizes: string
  readonly urgency?: PictureUrgency
}

/** The cover of a piece; the default cover stands in for one that cannot be had. */
export function CoverImage({ cover, sizes, urgency }: Props) {
  return (
    <Picture
      className={styles.cover}
      src={cover.src}
      alt={cover.alt}
      sizes={sizes}
      fallbacks={[standInPictures.cover]}
      urgency={urgency}
    />
  )
}

import { ViewTransition } from 'react'
import { defaultPictures } from '../../shared/values/pictures.ts'
import styles from './CoverImage.module.scss'
import { Picture, type PictureUrgency } from './Picture.tsx'

type Props = {
  readonly cover: { readonly src: string; readonly alt: string }
  readonly place: keyof typeof sizes
  readonly urgency?: PictureUrgency
  /** Whether the card's dialog is open, which has the picture then. */
  readonly isOpened?: boolean
}

// On small screens, articles crop the sides, so the image is wider than its box.
const sizes = {
  card: '(min-width: 64rem) 24rem, (min-width: 48rem) 45vw, 92vw',
  lead: '(min-width: 108rem) 64rem, (min-width: 64rem) 50rem, 92vw',
  article: '(min-width: 80rem) 75rem, (min-width: 48rem) 92vw, 6.75rem',
  dialog: '(min-width: 64rem) 34rem, 92vw',
}

/**
 * The cover of a post or paper; the default cover replaces one that fails to load. Where a card leads to a page or a dialog
 * with the same cover, the one becomes the other.
 */
export function CoverImage({ cover: { src, alt }, place, urgency, isOpened = false }: Props) {
  const picture = (
    <Picture
      className={styles.cover}
      src={src}
      alt={alt}
      sizes={sizes[place]}
      fallbacks={[defaultPictures.cover]}
      urgency={urgency}
    />
  )
  // On the server it would only add attributes.
  if (isOpened || import.meta.env.SSR) return picture
  return (
    <ViewTransition name={src} default="none" share={{ [src]: 'cover', default: 'none' }}>
      {picture}
    </ViewTransition>
  )
}

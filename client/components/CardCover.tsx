import { CoverImage } from './CoverImage.tsx'
import type { PictureUrgency } from './Picture.tsx'

type Props = {
  readonly cover: { readonly src: string; readonly alt: string }
  readonly urgency?: PictureUrgency
}

// On small screens a card cuts the sides off, so the picture is drawn wider than its place.
const sizes = '(min-width: 64rem) 24rem, (min-width: 48rem) 45vw, 8.5rem'

/** A cover on a card in a grid. */
export function CardCover({ cover, urgency }: Props) {
  return <CoverImage cover={cover} sizes={sizes} urgency={urgency} />
}

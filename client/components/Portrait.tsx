import { defaultPictures } from '../../shared/values/pictures.ts'
import { Picture, type PictureUrgency } from './Picture.tsx'

type Props = {
  readonly person: { readonly name: string; readonly image: string }
  /** The `sizes` attribute of the image. */
  readonly sizes: string
  readonly urgency?: PictureUrgency
}

/** The portrait of a person. */
export function Portrait({ person: { name, image }, sizes, urgency }: Props) {
  return (
    <Picture
      src={image}
      alt={`Portrait of ${name}`}
      sizes={sizes}
      fallbacks={[defaultPictures.avatar]}
      urgency={urgency}
    />
  )
}

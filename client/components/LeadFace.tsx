import { defaultPictures } from '../../shared/values/pictures.ts'
import { shownAtOnce, useImageFallbacks } from './use-image-fallbacks.ts'

/** The face of the person who answers, beside words with the name. */
export function LeadFace({ src, loading }: { readonly src: string; readonly loading?: 'lazy' }) {
  const { shown, image, onError } = useImageFallbacks([src, defaultPictures.avatar])
  return (
    <img ref={image} src={shown} alt="" width={480} height={560} loading={loading} {...shownAtOnce} onError={onError} />
  )
}

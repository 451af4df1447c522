import { defaultPictures } from '../../shared/values/pictures.ts'
import styles from './Avatar.module.scss'
import { Picture } from './Picture.tsx'

type Props = { readonly name: string; readonly src?: string }

/** A person's picture, or the initials of a person without one; the default avatar replaces a file that fails to load. */
export function Avatar({ name, src }: Props) {
  return (
    <span className={styles.avatar}>
      {src === undefined ? (
        <span className={styles.initials} aria-hidden="true">
          {toInitials(name)}
        </span>
      ) : (
        <Picture className={styles.picture} src={src} alt="" sizes="3rem" fallbacks={[defaultPictures.avatar]} />
      )}
    </span>
  )
}

function toInitials(name: string): string {
  return name
    .split(' ')
    .map(word => word.charAt(0))
    .join('')
}

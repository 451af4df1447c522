import type { PostAuthor } from '../../shared/content/library.ts'
import { Avatar } from './Avatar.tsx'
import styles from './Byline.module.scss'
import text from './text.module.scss'

type Props = {
  readonly author: PostAuthor
  /** Begins the line with "By". */
  readonly hasBy?: boolean
}

/** An author: picture, name and role. */
export function Byline({ author, hasBy = false }: Props) {
  return (
    <div className={styles.byline}>
      <Avatar name={author.name} src={author.avatar} />
      <div>
        <p className={styles.name}>{hasBy ? `By ${author.name}` : author.name}</p>
        <p className={text.quiet}>{author.role}</p>
      </div>
    </div>
  )
}

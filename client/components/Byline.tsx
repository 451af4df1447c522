import type { PostAuthor } from '../../shared/content/library.ts'
import { Avatar } from './Avatar.tsx'
import styles from './Byline.module.scss'
import text from './text.module.scss'

/** An author: picture, name and role. */
export function Byline({ author }: { readonly author: PostAuthor }) {
  return (
    <div className={styles.byline}>
      <Avatar name={author.name} src={author.avatar} />
      <div>
        <p className={styles.name}>{author.name}</p>
        <p className={text.quiet}>{author.role}</p>
      </div>
    </div>
  )
}

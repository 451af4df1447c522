import { linkTo } from '../../shared/addresses/links.ts'
import type { PostAuthor } from '../../shared/content/library.ts'
import { Avatar } from './Avatar.tsx'
import styles from './Byline.module.scss'
import text from './text.module.scss'

type Props = {
  readonly author: PostAuthor
  /** Begins the line with "By". */
  readonly hasBy?: boolean
}

/** An author: picture, name and role. The name of a person with a page leads there. */
export function Byline({ author, hasBy = false }: Props) {
  const { id, name } = author
  const words = hasBy ? `By ${name}` : name
  return (
    <div className={styles.byline}>
      <Avatar name={name} src={author.avatar} />
      <div>
        <p className={styles.name}>
          {id === undefined ? words : <a href={linkTo('person', { personId: id })}>{words}</a>}
        </p>
        <p className={text.quiet}>{author.role}</p>
      </div>
    </div>
  )
}

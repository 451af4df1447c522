import { Dateline } from '../../components/Dateline.tsx'
import styles from './person.module.scss'

type Line = { readonly title: string; readonly to: string; readonly isPaper?: boolean; readonly day: string }

/** Articles as lines with a day each, `isPaper` marked as on cards. */
export function ArticleLines({ lines }: { readonly lines: readonly Line[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map(({ title, to, isPaper = false, day }) => (
        <li key={to}>
          <a href={to}>{title}</a>
          <ArticleNote isPaper={isPaper} day={day} />
        </li>
      ))}
    </ul>
  )
}

/** The day of an article, and that it is a paper. */
export function ArticleNote({ isPaper, day }: { readonly isPaper: boolean; readonly day: string }) {
  return (
    <span>
      {isPaper && 'White paper · '}
      <Dateline day={day} />
    </span>
  )
}

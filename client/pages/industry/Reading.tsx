import type { PageLink } from '../../../shared/addresses/links.ts'
import words from '../../components/text.module.scss'
import styles from './Reading.module.scss'

/** Links to articles and papers. */
export function Reading({ articles }: { readonly articles: readonly PageLink[] }) {
  return (
    <ul className={styles.reading}>
      {articles.map(({ label, to }) => (
        <li key={to}>
          <h3>
            <a className={words.link} href={to}>
              {label}
            </a>
          </h3>
        </li>
      ))}
    </ul>
  )
}

import type { PageLink } from '../../../shared/addresses/links.ts'
import cardStyles from '../../components/Card.module.scss'
import styles from './Reading.module.scss'

/** Links to articles and papers. */
export function Reading({ articles }: { readonly articles: readonly PageLink[] }) {
  return (
    <ul className={styles.reading}>
      {articles.map(({ label, to }) => (
        <li key={to} data-opens>
          <h3>
            <a className={cardStyles.link} href={to}>
              {label}
            </a>
          </h3>
        </li>
      ))}
    </ul>
  )
}

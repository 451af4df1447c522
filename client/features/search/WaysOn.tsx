import type { PageLink } from '../../../shared/addresses/links.ts'
import type { ResultsText } from '../../../shared/content/schemas/search.ts'
import styles from './search.module.scss'

/** Where to go when nothing was found. */
export function WaysOn({ text }: { readonly text: Pick<ResultsText, 'waysHeading' | 'ways'> }) {
  return <LinkList heading={text.waysHeading} links={text.ways} />
}

type Props = { readonly heading: string; readonly links: readonly PageLink[] }

export function LinkList({ heading, links }: Props) {
  return (
    <section className={styles.links}>
      <h2>{heading}</h2>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <a href={to}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

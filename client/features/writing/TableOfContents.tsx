import type { Heading } from '../../../shared/content/library.ts'
import styles from './writing.module.scss'

const minSections = 4

/** Links to the sections; nothing for articles with few sections. */
export function TableOfContents({ headings }: { readonly headings: readonly Heading[] }) {
  const sections = headings.filter(({ level }) => level === 2)
  if (sections.length < minSections) return null
  return (
    <nav className={styles.contents} aria-labelledby="contents-heading">
      <h2 id="contents-heading" className={styles.contentsHeading}>
        Contents
      </h2>
      <ol className={styles.contentsList}>
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

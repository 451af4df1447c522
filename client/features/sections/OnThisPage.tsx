import type { Section } from '../../../shared/content/schemas/sections.ts'
import styles from './sections.module.scss'

/** Fewer can be seen by scrolling. */
const minSections = 6

export function hasContents(sections: readonly Section[]): boolean {
  return sections.length >= minSections
}

/** Links to the sections of a long page. */
export function OnThisPage({ sections }: { readonly sections: readonly Section[] }) {
  return (
    <nav className={styles.onThisPage} aria-labelledby="on-this-page">
      <h2 id="on-this-page">On this page</h2>
      <ol>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

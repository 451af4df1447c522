import type { Section } from '../../../shared/content/schemas/sections.ts'
import styles from './OnThisPage.module.scss'

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

import type { SectionOf } from '../../../shared/content/schemas/sections.ts'
import { nameGates } from './name-gates.ts'
import styles from './Viaduct.module.scss'

/** A timeline at a glance: an arch below the deck for each step, and a portal on it for each gate. */
export function Viaduct({ section }: { readonly section: SectionOf<'steps'> }) {
  return (
    <nav className={styles.viaduct} aria-label={section.heading}>
      <ol data-count={section.steps.length}>
        {nameGates(section).map(({ anchor, when, title, gateName }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>
              <span className={styles.when}>{when}</span>
              <span>{title}</span>
              {gateName !== undefined && <span className={styles.gate}>{gateName}</span>}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

import type { SectionOf } from '../../../shared/content/schemas/sections.ts'
import { ReadingSection } from './SectionFrame.tsx'
import styles from './sections.module.scss'

export function ListSection({ section }: { readonly section: SectionOf<'list'> }) {
  return (
    <ReadingSection section={section}>
      <ul className={styles.sectionList}>
        {section.items.map(({ title, text }) => (
          <li key={text}>
            {title !== undefined && (
              <strong>
                {title}
                <span data-only="reader">{title.endsWith('?') ? ' ' : ': '}</span>
              </strong>
            )}
            {text}
          </li>
        ))}
      </ul>
    </ReadingSection>
  )
}

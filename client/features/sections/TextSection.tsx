import type { SectionOf } from '../../../shared/content/schemas/sections.ts'
import { ReadingSection } from './SectionFrame.tsx'
import styles from './sections.module.scss'

export function TextSection({ section }: { readonly section: SectionOf<'text'> }) {
  return (
    <ReadingSection section={section}>
      <div className={styles.sectionText}>
        {section.paragraphs.map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </ReadingSection>
  )
}

import type { SectionOf } from '../../../shared/content/schemas/sections.ts'
import { toSlug } from '../../../shared/values/slug.ts'
import styles from './QuestionsSection.module.scss'
import { ReadingSection } from './SectionFrame.tsx'

export function QuestionsSection({ section }: { readonly section: SectionOf<'questions'> }) {
  return (
    <ReadingSection section={section}>
      <div className={styles.questions}>
        {section.questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>
              <h3 id={toSlug(question)}>{question}</h3>
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </ReadingSection>
  )
}

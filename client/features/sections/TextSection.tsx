import type { SectionOf } from '../../../shared/content/schemas/sections.ts'
import { ReadingSection } from './SectionFrame.tsx'

export function TextSection({ section }: { readonly section: SectionOf<'text'> }) {
  return (
    <ReadingSection section={section}>
      <div className="section-text">
        {section.paragraphs.map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </ReadingSection>
  )
}

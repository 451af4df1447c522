import type { SectionOf } from '../../../shared/content/schemas/sections.ts'
import { ReadingSection } from './SectionFrame.tsx'

export function DownloadsSection({ section }: { readonly section: SectionOf<'downloads'> }) {
  return (
    <ReadingSection section={section}>
      <ul className="downloads">
        {section.files.map(id => (
          <li key={id}>{id}</li>
        ))}
      </ul>
    </ReadingSection>
  )
}

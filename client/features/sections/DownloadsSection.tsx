import type { SectionOf } from '../../../shared/content/schemas/sections.ts'
import { DownloadList } from '../downloads/DownloadList.tsx'
import { ReadingSection } from './SectionFrame.tsx'

export function DownloadsSection({ section }: { readonly section: SectionOf<'downloads'> }) {
  return (
    <ReadingSection section={section}>
      <DownloadList list={section.files} />
    </ReadingSection>
  )
}

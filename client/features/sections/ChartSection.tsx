import type { SectionOf } from '../../../shared/content/schemas/sections.ts'
import { ChartFigure } from '../writing/ChartFigure.tsx'
import { ReadingSection } from './SectionFrame.tsx'

export function ChartSection({ section }: { readonly section: SectionOf<'chart'> }) {
  return (
    <ReadingSection section={section}>
      <ChartFigure drawing={section.drawing} />
    </ReadingSection>
  )
}

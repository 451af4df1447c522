import type { SectionOf } from '../../../shared/content/schemas/sections.ts'
import { Drawing } from '../writing/Drawing.tsx'
import styles from './FiledChart.module.scss'
import { ReadingSection } from './SectionFrame.tsx'

/** A chart whose marks are in a file of their own: it has the roles of color of this page, and no style sheet of marks. */
export function FiledChartSection({ section }: { readonly section: SectionOf<'chart'> }) {
  return (
    <ReadingSection section={section}>
      <Drawing drawing={section.drawing} className={styles.filed} />
    </ReadingSection>
  )
}

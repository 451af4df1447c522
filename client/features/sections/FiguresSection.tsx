import type { SectionOf } from '../../../shared/content/schemas/sections.ts'
import { WideSection } from './SectionFrame.tsx'
import styles from './sections.module.scss'

export function FiguresSection({ section }: { readonly section: SectionOf<'figures'> }) {
  return (
    <WideSection section={section}>
      <dl className={styles.figures} data-count={section.figures.length}>
        {section.figures.map(({ value, label, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            {note !== undefined && <dd>{note}</dd>}
          </div>
        ))}
      </dl>
    </WideSection>
  )
}

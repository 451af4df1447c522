import type { SectionOf } from '../../../shared/content/schemas/sections.ts'
import { WideSection } from './SectionFrame.tsx'

export function FiguresSection({ section }: { readonly section: SectionOf<'figures'> }) {
  return (
    <WideSection section={section}>
      <dl className="figures">
        {section.figures.map(({ value, label, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <strong>{value}</strong>
              {note}
            </dd>
          </div>
        ))}
      </dl>
    </WideSection>
  )
}

import type { SectionOf } from '../../../shared/content/schemas/sections.ts'
import { WideSection } from './SectionFrame.tsx'

/** A timeline. */
export function StepsSection({ section }: { readonly section: SectionOf<'steps'> }) {
  return (
    <WideSection section={section}>
      <ol className="steps">
        {section.steps.map(({ when, title, text, method, yours, result, gate }) => (
          <li key={title} data-gate={gate !== undefined || undefined}>
            <p className="step-when">{when}</p>
            <div className="step-body">
              <h3>{title}</h3>
              <p>{text}</p>
              <dl className="step-facts">
                <Fact label="Method" text={method} />
                <Fact label="You bring" text={yours} />
                <Fact label="You have at the end" text={result} />
                <Fact label="Gate" text={gate} />
              </dl>
            </div>
          </li>
        ))}
      </ol>
    </WideSection>
  )
}

function Fact({ label, text }: { readonly label: string; readonly text: string | undefined }) {
  if (text === undefined) return null
  return (
    <div data-fact={label === 'Gate' ? 'gate' : undefined}>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  )
}

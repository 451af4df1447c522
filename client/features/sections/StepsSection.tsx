import type { SectionOf } from '../../../shared/content/schemas/sections.ts'
import { WideSection } from './SectionFrame.tsx'
import styles from './StepsSection.module.scss'

type StepsContent = SectionOf<'steps'>
type Step = StepsContent['steps'][number] & {
  /** Anchor of the step. */
  readonly anchor: string
}

/** A timeline, drawn as a bridge: the line is its deck, and gates are portals across it. */
export function StepsSection({ section }: { readonly section: StepsContent }) {
  const steps = nameGates(section)
  return (
    <WideSection section={section}>
      {steps.some(({ gate }) => gate !== undefined) && <Overview heading={section.heading} steps={steps} />}
      <ol className={styles.steps}>
        {steps.map(({ anchor, when, title, text, method, yours, result, gate, gateName }) => (
          <li key={anchor} id={anchor}>
            <div className={styles.stepHead}>
              <p className={styles.stepWhen}>{when}</p>
              {method !== undefined && <p className={styles.stepMethod}>{`Method: ${method}`}</p>}
            </div>
            <div className={styles.stepBody}>
              <h3>{title}</h3>
              <p>{text}</p>
              {(yours !== undefined || result !== undefined) && (
                <dl className={styles.stepFacts}>
                  <Fact label="You bring" text={yours} />
                  <Fact label="You have at the end" text={result} />
                </dl>
              )}
            </div>
            {gate !== undefined && (
              <div className={styles.stepGate}>
                <p className={styles.stepDecision}>
                  <strong>{gateName}</strong>
                  {gate}
                </p>
              </div>
            )}
          </li>
        ))}
      </ol>
    </WideSection>
  )
}

/** The whole bridge at a glance, on screens that are wide enough for it. */
function Overview({ heading, steps }: { readonly heading: string; readonly steps: readonly Step[] }) {
  return (
    <nav className={styles.viaduct} aria-label={heading}>
      <ol>
        {steps.map(({ anchor, when, title, gateName }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>
              <span className={styles.viaductWhen}>{when}</span>
              <span>{title}</span>
              {gateName !== undefined && <span className={styles.viaductGate}>{gateName}</span>}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Fact({ label, text }: { readonly label: string; readonly text: string | undefined }) {
  if (text === undefined) return null
  return (
    <div>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  )
}

/** Gates without a name of their own are numbered from 1. */
function nameGates({ id, steps }: StepsContent): readonly Step[] {
  let gates = 0
  return steps.map((step, index) => ({
    ...step,
    anchor: `${id}-${index + 1}`,
    ...(step.gate !== undefined && { gateName: step.gateName ?? `Gate ${++gates}` }),
  }))
}

import type { SectionOf } from '../../../shared/content/schemas/sections.ts'
import { hasGates, nameGates } from './name-gates.ts'
import { WideSection } from './SectionFrame.tsx'
import styles from './StepsSection.module.scss'
import { Viaduct } from './Viaduct.tsx'

type Props = {
  readonly section: SectionOf<'steps'>
  /** Whether its gates are drawn here, and not in the first screen. */
  readonly isDrawn: boolean
}

/** A timeline, drawn as a bridge: the line is its deck, and gates are portals across it. */
export function StepsSection({ section, isDrawn }: Props) {
  const steps = nameGates(section)
  return (
    <WideSection section={section}>
      {isDrawn && hasGates(section) && <Viaduct section={section} />}
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

function Fact({ label, text }: { readonly label: string; readonly text: string | undefined }) {
  if (text === undefined) return null
  return (
    <div>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  )
}

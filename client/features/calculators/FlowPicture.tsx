import type { ReactNode, RefObject } from 'react'
import type { Flow } from '../../../shared/calculators/flow.ts'
import type { CalculatorField } from '../../../shared/calculators/read-fields.ts'
import { FlowCosts } from './FlowCosts.tsx'
import handleStyles from './FlowHandle.module.scss'
import styles from './FlowPicture.module.scss'
import { layOutFlow, levels } from './lay-out-flow.ts'
import { useLiveFlow } from './use-live-flow.ts'

type Props = {
  /** Of the calculator. */
  readonly id: string
  readonly flow: Flow
  /** The fields of the form, which name the handles. */
  readonly fields: readonly CalculatorField[]
  /** Around the form. */
  readonly inputs: RefObject<HTMLElement | null>
}

/** A model that is never right solves nothing, which has no cost. */
const least = { accuracy: 1, checked: 0 } as const

/** 1,000 cases that fall through answer, check and retry to a person; two handles change them. */
export function FlowPicture({ id, fields, inputs, ...props }: Props) {
  const { flow, fetchSheet } = useLiveFlow(id, props.flow, inputs)
  const { words, handles } = flow
  const { ribbons, bars, dots } = layOutFlow(flow)
  const isLeft = (handles.checked ?? 0) > 50
  const handle = (name: 'accuracy' | 'checked', place: string) => (
    <input
      type="range"
      className={handleStyles.handle}
      data-only="scripted screen"
      data-place={place}
      aria-label={fields.find(field => field.name === name)?.label}
      min="0"
      max="100"
      step="0.5"
      value={handles[name] ?? 0}
      onChange={({ currentTarget }) => enter(inputs.current, name, Math.max(Number(currentTarget.value), least[name]))}
    />
  )
  return (
    <figure className={styles.flow} onPointerEnter={fetchSheet} onFocus={fetchSheet}>
      <figcaption>{words.title}</figcaption>
      <div>
        <p className={styles.label}>{words.answer}</p>
        <Scale flow={flow} />
        <div className={styles.falls}>
          <svg className={styles.stage} role="img" aria-label={words.alt}>
            <svg aria-hidden="true" viewBox="0 0 1000 1000" preserveAspectRatio="none">
              <linearGradient id="flow-water" x2="0" y2="1000" gradientUnits="userSpaceOnUse">
                <stop className={styles.upper} />
                <stop className={styles.lower} offset="1" />
              </linearGradient>
              {ribbons.map(({ name, kind, d }) => (
                <path key={name} className={styles.ribbon} data-kind={kind} d={d} />
              ))}
              {bars.map(({ name, kind, d }) => (
                <path key={name} className={styles.bar} data-kind={kind} d={d} />
              ))}
            </svg>
            {/* Where the handle is not. */}
            <text x={isLeft ? '0' : '100%'} y={toPercent('check')} dy="-1.5em" textAnchor={isLeft ? 'start' : 'end'}>
              {words.check}
            </text>
            <text y={toPercent('retry')} dy="-0.5em">
              {words.retry}
            </text>
            <text y={toPercent('person')} dy="-0.5em">
              {words.person}
            </text>
          </svg>
          {handle('accuracy', 'answer')}
          {handle('checked', 'check')}
        </div>
        <svg className={styles.dots} viewBox="0 0 1000 400" aria-hidden="true">
          <defs>
            <Dots kind="right">
              <circle cx="10" cy="10" r="7" />
            </Dots>
            <Dots kind="person">
              <path d="M4 17V9a6 6 0 0 1 12 0v8z" />
            </Dots>
            <Dots kind="wrong">
              <path d="M4 4l12 12M16 4L4 16" />
            </Dots>
          </defs>
          {dots.map(({ kind, d }) => (
            <path key={kind} fill={`url(#flow-${kind})`} d={d} />
          ))}
        </svg>
        <p className={styles.ends}>
          <span data-kind="right">{words.solved}</span>
          <span data-kind="person">{words.byPerson}</span>
          <span data-kind="wrong">{words.wrong}</span>
        </p>
      </div>
      <FlowCosts flow={flow} />
    </figure>
  )
}

/** Writes a number into its field, as a visitor would. */
function enter(inputs: HTMLElement | null, name: string, value: number): void {
  const field = inputs?.querySelector('form')?.elements.namedItem(name)
  if (!(field instanceof HTMLInputElement)) return
  field.value = String(value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function toPercent(level: keyof typeof levels): string {
  return `${levels[level] / 10}%`
}

/** Where on the scale of accuracy a person costs the same. */
function Scale({ flow: { words, marks } }: { readonly flow: Flow }) {
  const [at = 0, older] = marks
  // At the mark where there is room for the words, else from the nearer edge on.
  const x = at > 75 ? `${at}%` : at > 50 ? '0' : '100%'
  const anchor = at > 50 && at <= 75 ? 'start' : 'end'
  const place = { x, dx: at > 75 ? '-0.5em' : '0', textAnchor: anchor } as const
  return (
    <svg className={styles.scale} aria-hidden="true">
      <line x2={`${at}%`} y1="100%" y2="100%" />
      {older !== undefined && <line x1={`${older}%`} x2={`${older}%`} y1="60%" y2="100%" data-older />}
      {at > 0 && <line x1={`${at}%`} x2={`${at}%`} y1="0" y2="100%" />}
      <text y="1em" {...place}>
        {words.breakEven}
      </text>
      <text y="2.4em" {...place} data-older>
        {words.breakEvenThen}
      </text>
    </svg>
  )
}

function Dots({ kind, children }: { readonly kind: string; readonly children: ReactNode }) {
  return (
    <pattern
      id={`flow-${kind}`}
      className={styles.dot}
      data-kind={kind}
      width="20"
      height="20"
      patternUnits="userSpaceOnUse"
    >
      {children}
    </pattern>
  )
}

import { toClockWords } from './clock.ts'
import type { Plan } from './model.ts'
import { type Network, vehicleAt } from './network.ts'
import { scheduleRoute } from './schedule.ts'
import styles from './Timeline.module.scss'
import { findHours, type Span, sumMinutes, toSpans } from './timeline.ts'

type Props = { readonly network: Network; readonly plan: Plan }

const kinds = [
  { kind: 'driving', label: 'driving' },
  { kind: 'stop', label: 'at a stop' },
  { kind: 'waiting', label: 'waiting' },
] as const

/** The day of each vehicle on the road as a bar. The tables of the plan say the same in words. */
export function Timeline({ network, plan }: Props) {
  const rows = plan.routes.flatMap((nodes, index) => {
    const { id } = vehicleAt(network, index)
    return nodes.length === 0 ? [] : [{ id, index, spans: toSpans(scheduleRoute(network, index, nodes)) }]
  })
  const { first, last } = findHours(rows.flatMap(({ spans }) => spans))
  const hours = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  if (rows.length === 0) return null
  return (
    <section className={styles.timeline} aria-labelledby="timeline-heading">
      <div className={styles.head}>
        <h2 id="timeline-heading">Timeline</h2>
        <ul className={styles.legend} aria-label="Legend">
          {kinds.map(({ kind, label }) => (
            <li key={kind}>
              <svg className={styles.sample} viewBox="0 0 20 10" aria-hidden="true" data-line="0">
                <rect className={styles.span} data-kind={kind} {...toBox(kind)} width={20} />
              </svg>
              {label}
            </li>
          ))}
        </ul>
      </div>
      <ul className={styles.rows}>
        {rows.map(({ id, index, spans }) => (
          <li key={id} className={styles.row}>
            <strong>{id}</strong>
            <svg
              className={styles.bar}
              viewBox={`${first * 60} 0 ${(last - first) * 60} 10`}
              preserveAspectRatio="none"
              role="img"
              aria-label={toWords(id, spans)}
              data-line={index % 8}
            >
              {hours.map(hour => (
                <path key={hour} className={styles.hour} d={`M${hour * 60} 0V10`} />
              ))}
              {spans.map(({ kind, from, until }) => (
                <rect
                  key={from}
                  className={styles.span}
                  data-kind={kind}
                  {...toBox(kind)}
                  x={from}
                  width={until - from}
                />
              ))}
            </svg>
            <span className={styles.facts}>{toFacts(spans)}</span>
          </li>
        ))}
      </ul>
      <div className={styles.axis} aria-hidden="true">
        {hours.map(hour => (
          <span key={hour} className={styles.tick}>
            <span className={styles.label}>{toClockWords(hour * 60).replace(':00 ', ' ')}</span>
          </span>
        ))}
      </div>
    </section>
  )
}

/** Heights differ, so that the kinds can be told apart without their colors. */
function toBox(kind: Span['kind']) {
  if (kind === 'stop') return { y: 0.5, height: 9 }
  return kind === 'driving' ? { y: 3, height: 4 } : { y: 4.5, height: 1 }
}

function toFacts(spans: readonly Span[]): string {
  const [from = 0, until = 0] = [spans[0]?.from, spans.at(-1)?.until]
  const parts = kinds.map(({ kind, label }) => `${Math.round(sumMinutes(spans, kind))} min ${label}`)
  return `${toClockWords(from)} to ${toClockWords(until)}: ${parts.join(', ')}`
}

const toWords = (id: string, spans: readonly Span[]) => `${id}, ${toFacts(spans)}`

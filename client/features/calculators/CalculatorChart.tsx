import type { DrawnChart, Tick } from '../../../shared/calculators/draw-chart.ts'
import styles from './CalculatorChart.module.scss'

type Of<Kind extends DrawnChart['kind']> = Extract<DrawnChart, { kind: Kind }>

/** A small drawing of the result: lines over a scale, or bars. */
export function CalculatorChart({ chart }: { readonly chart: DrawnChart }) {
  return (
    <figure className={styles.chart}>
      <figcaption>{chart.title}</figcaption>
      {chart.kind === 'lines' ? <Lines {...chart} /> : <Bars {...chart} />}
    </figure>
  )
}

/** Its figures are in the result beside it. */
function Lines({ lines, x, y, mark }: Of<'lines'>) {
  return (
    <>
      {lines.length > 1 && (
        <ul className={styles.legend}>
          {lines.map(({ name }, index) => (
            <li key={name}>
              <svg aria-hidden="true" viewBox="0 0 24 8">
                <path className={styles.line} data-series={index} d="M0 4L24 4" />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      )}
      <svg className={styles.plot} aria-hidden="true">
        {y.map(({ at, text, isAtEnd }) => (
          <g key={text}>
            <line className={styles.rule} x1="0" x2="100%" y1={`${at}%`} y2={`${at}%`} />
            <text x={isAtEnd ? '100%' : 0} y={`${at}%`} dy="-0.4em" textAnchor={isAtEnd ? 'end' : undefined}>
              {text}
            </text>
          </g>
        ))}
        {x.map(tick => (
          <TickText key={tick.text} tick={tick} y="98%" />
        ))}
        <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
          {lines.map(({ name, path }, index) => (
            <path key={name} className={styles.line} data-series={index} d={path} />
          ))}
        </svg>
        {mark !== undefined && (
          <>
            <line className={styles.mark} x1={`${mark.at}%`} x2={`${mark.at}%`} y1="8%" y2="86%" />
            <TickText tick={mark} y="5%" />
          </>
        )}
      </svg>
    </>
  )
}

/** At the ends of the scale the words stay within the drawing. */
function TickText({ tick: { at, text }, y }: { readonly tick: Tick; readonly y: string }) {
  const anchor = at < 15 ? 'start' : at > 85 ? 'end' : 'middle'
  return (
    <text x={`${at}%`} y={y} textAnchor={anchor}>
      {text}
    </text>
  )
}

function Bars({ bars }: Of<'bars'>) {
  return (
    <ul className={styles.bars}>
      {bars.map(({ label, text, note, width, isBest }) => (
        <li key={label} data-best={isBest || undefined}>
          <span>{label}</span>
          <span>{text}</span>
          <svg aria-hidden="true">
            <rect className={styles.bar} width={`${width}%`} height="100%" />
          </svg>
          {note !== undefined && <small>{note}</small>}
        </li>
      ))}
    </ul>
  )
}

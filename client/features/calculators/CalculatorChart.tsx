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
function Lines({ lines, x, y, xTitle, yTitle, mark }: Of<'lines'>) {
  return (
    <div aria-hidden="true">
      <p>{yTitle}</p>
      <svg aria-hidden="true" className={styles.plot}>
        {y.map(({ at, text }) => (
          <g key={at}>
            <line className={styles.rule} x2="100%" y1={`${at}%`} y2={`${at}%`} />
            <text y={`${at}%`} dx="-0.6em" dy="0.35em" textAnchor="end">
              {text}
            </text>
          </g>
        ))}
        {x.map(({ at, text }) => (
          <text key={at} x={`${at}%`} y="100%" dy="1.5em" textAnchor="middle">
            {text}
          </text>
        ))}
        <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
          {lines.map(({ name, path }, index) => (
            <path key={name} className={styles.line} data-series={index} d={path} />
          ))}
        </svg>
        {mark !== undefined && (
          <>
            <line className={styles.mark} x1={`${mark.at}%`} x2={`${mark.at}%`} y1="8%" y2="100%" />
            <TickText tick={mark} y="5%" />
          </>
        )}
        {lines.map(
          ({ name, place }, index) =>
            place && (
              <text
                key={name}
                className={styles.name}
                data-series={index}
                x={`${place.x}%`}
                y={`${place.y}%`}
                textAnchor={place.anchor}
              >
                {name}
              </text>
            ),
        )}
      </svg>
      <p>{xTitle}</p>
    </div>
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

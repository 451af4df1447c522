import type { CalculatorData } from '../../../shared/calculators/load-calculator.ts'

type Chart = NonNullable<NonNullable<CalculatorData['answer']>['chart']>

const size = { width: 320, height: 160 } as const

/** A small drawing of the result: lines over a scale, or bars. Its figures are in the result beside it. */
export function CalculatorChart({ chart }: { readonly chart: Chart }) {
  return (
    <figure className="calculator-chart">
      <figcaption>{chart.title}</figcaption>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
        {chart.kind === 'lines' ? <Lines {...chart} /> : <Bars {...chart} />}
      </svg>
    </figure>
  )
}

function Lines({ series, mark }: Extract<Chart, { kind: 'lines' }>) {
  const points = series.flatMap(line => line.points)
  const xOf = toScale(
    points.map(([x]) => x),
    4,
    size.width - 4,
  )
  const yOf = toScale([0, ...points.map(([, y]) => y)], size.height - 6, 6)
  return (
    <>
      <path className="calculator-zero" d={`M0,${yOf(0)}H${size.width}`} />
      {mark !== undefined && <path className="calculator-mark" d={`M${xOf(mark)},0V${size.height}`} />}
      {series.map(({ name, points }) => (
        <polyline
          key={name}
          className="calculator-line"
          points={points.map(([x, y]) => `${xOf(x)},${yOf(y)}`).join(' ')}
        />
      ))}
    </>
  )
}

function Bars({ bars }: Extract<Chart, { kind: 'bars' }>) {
  const widthOf = toScale([0, ...bars.map(({ value }) => value)], 0, size.width - 4)
  const step = size.height / Math.max(bars.length, 1)
  return bars.map(({ label, value }, index) => (
    <rect
      key={label}
      className="calculator-bar"
      x={0}
      y={index * step + step * 0.15}
      width={widthOf(value)}
      height={step * 0.7}
    />
  ))
}

/** A linear scale from the extent of the values to two ends, rounded to a tenth of a unit. */
function toScale(values: readonly number[], start: number, end: number): (value: number) => number {
  const low = Math.min(...values)
  const extent = Math.max(...values) - low || 1
  return value => Math.round((start + ((value - low) / extent) * (end - start)) * 10) / 10
}

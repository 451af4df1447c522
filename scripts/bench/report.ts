import { type Measurement, type Metric, metrics } from './measure.ts'
import { type Spread, toSpread } from './statistics.ts'

export type PageResult = {
  readonly path: string
  readonly site: readonly Measurement[]
  readonly bare: readonly Measurement[]
}

const captions: Readonly<Record<Metric, string>> = {
  requestsPerSecond: 'requests per second',
  meanLatencyMs: 'latency, mean (ms)',
  p50LatencyMs: 'latency, p50 (ms)',
  p99LatencyMs: 'latency, p99 (ms)',
  processorMsPerRequest: 'processor per request (ms)',
}

const widths = [12, 28, 28, 28, 10]

/** A table of medians with their range over the rounds; the last column is the site divided by the bare server. */
export function renderReport(results: readonly PageResult[]): string {
  const heading = renderRow(['page', 'measure', 'site', 'bare node:http', 'site/bare'])
  return [heading, '-'.repeat(heading.length), ...results.flatMap(renderPage)].join('\n')
}

function renderPage(result: PageResult): readonly string[] {
  return metrics.flatMap((metric, index) => {
    const site = findSpread(result.site, metric)
    const bare = findSpread(result.bare, metric)
    if (site === undefined || bare === undefined) return []
    const ratio = renderNumber(site.median / bare.median)
    return renderRow([index === 0 ? result.path : '', captions[metric], renderSpread(site), renderSpread(bare), ratio])
  })
}

function findSpread(measurements: readonly Measurement[], metric: Metric): Spread | undefined {
  const values = measurements.map(measurement => measurement[metric]).filter(value => value !== undefined)
  return values.length === 0 ? undefined : toSpread(values)
}

/** The median with the range, each short enough to be read. */
export function renderSpread({ median, min, max }: Spread): string {
  return `${renderNumber(median)} (${renderNumber(min)}–${renderNumber(max)})`
}

function renderNumber(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3)
}

function renderRow(cells: readonly string[]): string {
  return cells
    .map((cell, column) => cell.padEnd(widths[column] ?? 0))
    .join('')
    .trimEnd()
}

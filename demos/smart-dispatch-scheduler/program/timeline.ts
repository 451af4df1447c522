import type { TimedRoute } from './schedule.ts'

export type Span = {
  readonly kind: 'driving' | 'waiting' | 'stop'
  readonly from: number
  readonly until: number
}

/** What a vehicle does from the depot to its last stop, or back. */
export function toSpans({ leaveDepot, stops, backAtDepot }: TimedRoute): readonly Span[] {
  let clock = leaveDepot
  const spans: Span[] = []
  const add = (kind: Span['kind'], until: number) => {
    // A sixtieth of a second is rounding.
    if (until > clock + 1e-3) spans.push({ kind, from: clock, until })
    clock = Math.max(clock, until)
  }
  for (const { arrive, start, leave } of stops) {
    add('driving', arrive)
    add('waiting', start)
    add('stop', leave)
  }
  if (stops.length > 0) add('driving', backAtDepot)
  return spans
}

export function sumMinutes(spans: readonly Span[], kind: Span['kind']): number {
  return spans.reduce((sum, span) => sum + (span.kind === kind ? span.until - span.from : 0), 0)
}

/** Full hours around all spans. */
export function findHours(spans: readonly Span[]): { readonly first: number; readonly last: number } {
  const [from, until] = [spans.map(span => span.from), spans.map(span => span.until)]
  const first = Math.floor(Math.min(...from, 24 * 60) / 60)
  return { first, last: Math.max(first + 1, Math.ceil(Math.max(...until, 0) / 60)) }
}

import { overlaps, workingSpans } from './availability.ts'
import { type Appointment, type Book, type Day, type Provider, type Span, visitor } from './types.ts'
import { instantAt, mondayOf, msPerMinute, plusDays } from './zoned.ts'

export type Block = Span & { readonly kind: 'free' | 'booked' | 'yours'; readonly appointment: Appointment | null }

/** One provider on one day in the visitor's zone. */
export type Cell = {
  readonly day: Day
  readonly blocks: readonly Block[]
  readonly freeMinutes: number
  readonly booked: number
  readonly yours: number
}

type Row = { readonly provider: Provider; readonly cells: readonly Cell[] }

export function weekDays(day: Day): readonly Day[] {
  return [0, 1, 2, 3, 4, 5, 6].map(offset => plusDays(mondayOf(day), offset))
}

/** The week of a day, Monday first, by provider, in the visitor's zone. */
export function weekRows(book: Book, day: Day, zone: string): readonly Row[] {
  return book.providers.map(provider => ({
    provider,
    cells: weekDays(day).map(one => toCell(book, { provider, day: one, zone })),
  }))
}

type Place = { readonly provider: Provider; readonly day: Day; readonly zone: string }

function toCell(book: Book, { provider, day, zone }: Place): Cell {
  const bounds = { start: instantAt(day, 0, zone), end: instantAt(plusDays(day, 1), 0, zone) }
  const taken = book.appointments
    .filter(({ providerId, start }) => providerId === provider.id && start >= bounds.start && start < bounds.end)
    .sort((one, other) => one.start - other.start)
  const work = [-1, 0, 1]
    .flatMap(offset => workingSpans(provider, plusDays(day, offset)))
    .filter(span => overlaps(span, bounds))
    .map(({ start, end }) => ({ start: Math.max(start, bounds.start), end: Math.min(end, bounds.end) }))
  const free = work.flatMap(span => withoutTaken(span, taken))
  const blocks = [...free.map(span => ({ ...span, kind: 'free' as const, appointment: null })), ...taken.map(toBlock)]
  return {
    day,
    blocks: blocks.sort((one, other) => one.start - other.start),
    freeMinutes: free.reduce((sum, { start, end }) => sum + (end - start) / msPerMinute, 0),
    booked: taken.length,
    yours: taken.filter(({ holder }) => holder === visitor).length,
  }
}

function toBlock(appointment: Appointment): Block {
  const { start, end, holder } = appointment
  return { start, end, kind: holder === visitor ? 'yours' : 'booked', appointment }
}

function withoutTaken(span: Span, taken: readonly Span[]): readonly Span[] {
  return taken
    .reduce<readonly Span[]>(
      (left, busy) =>
        left.flatMap(part =>
          overlaps(part, busy)
            ? [
                { start: part.start, end: busy.start },
                { start: busy.end, end: part.end },
              ]
            : [part],
        ),
      [span],
    )
    .filter(({ start, end }) => start < end)
}

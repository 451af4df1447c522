import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Intent, Kind, Tagged } from '../program/language/kinds.ts'

/** A turn of the visitor: a line of the Schema-Guided Dialogue data set (Rastogi et al., 2020), one file per part. */
const turnSchema = z.object({
  id: z.string(),
  service: z.string(),
  before: z.string().nullable(),
  text: z.string(),
  slots: z.array(z.object({ slot: z.string(), start: z.number(), end: z.number(), text: z.string() })),
  acts: z.array(
    z.object({ act: z.string(), slot: z.string(), values: z.array(z.string()), canonical: z.array(z.string()) }),
  ),
  intent: z.enum(['FindProvider', 'BookAppointment', 'NONE']),
})

export type Turn = {
  readonly dialogue: string
  readonly service: string
  readonly before: string
  readonly text: string
  readonly spans: readonly Tagged[]
  readonly intent: Intent
  /** The value that the data set gives for the words of a date (`2019-03-07`) or time (`15:30`). */
  readonly values: ReadonlyMap<string, string>
}

const intents = { FindProvider: 'find', BookAppointment: 'book', NONE: 'none' } as const

export function readTurns(path: string): readonly Turn[] {
  const lines = readFileSync(path, 'utf8').split('\n')
  return lines.filter(line => line.trim() !== '').map(line => toTurn(turnSchema.parse(JSON.parse(line))))
}

function toTurn({ id, service, before, text, slots, acts, intent }: z.infer<typeof turnSchema>): Turn {
  const spans = slots.map(({ slot, start, end }) => ({ kind: toKind(slot), start, end, text: text.slice(start, end) }))
  // The data set marks no span for the kind of doctor, whose value stands in the words as it is.
  const types = acts.filter(({ act, slot }) => act === 'INFORM' && slot === 'type').flatMap(({ values }) => values)
  const found = types.flatMap(value => findWords(text, value))
  return {
    dialogue: id,
    service,
    before: before ?? '',
    text,
    spans: [...spans, ...found].sort((one, other) => one.start - other.start),
    intent: intents[intent],
    values: new Map(
      acts.flatMap(({ values, canonical }) => values.map((value, at) => [value, canonical[at] ?? ''] as const)),
    ),
  }
}

function toKind(slot: string): Kind {
  if (slot === 'appointment_date') return 'date'
  if (slot === 'appointment_time') return 'time'
  return slot === 'city' ? 'city' : 'name'
}

function findWords(text: string, value: string): readonly Tagged[] {
  const start = text.toLowerCase().indexOf(value.toLowerCase())
  const end = start + value.length
  return start < 0 ? [] : [{ kind: 'type', start, end, text: text.slice(start, end) }]
}

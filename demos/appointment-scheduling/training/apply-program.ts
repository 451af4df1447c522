import { parsePhrase } from '../program/parse-phrase.ts'
import { readLearned } from '../program/reader.ts'
import { sampleProviders } from '../program/sample.ts'
import type { Day, Request } from '../program/types.ts'
import type { Turn } from './read-turns.ts'

/** What the demo makes of a message: the request, and whether it takes it as the end of the conversation. */
export type Read = Pick<Request, 'days' | 'time'> & { readonly isEnd: boolean }

/** Reads each turn as the demo reads the first message of a visitor: the rules, with what the tagger found. */
export function applyProgram(turns: readonly Turn[], today: Day): readonly Read[] {
  const zone = 'UTC'
  const context = { now: Date.parse(`${today}T12:00:00Z`), zone, providers: sampleProviders(zone) }
  return turns.map(({ text, before }) => {
    const { spans, intent } = readLearned(text, before)
    const { days, time } = parsePhrase(text, { ...context, spans }).request
    return { days, time, isEnd: intent === 'none' }
  })
}

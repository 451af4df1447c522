import type { Entries } from './read-entries.ts'
import { toSentenceCase } from './sentence-case.ts'

/** The title of an article as pages show it: names are those of the company, its people and content/words.json. */
export function toDisplayTitle(title: string, { single }: Pick<Entries, 'single'>): string {
  const { capitals } = single['words.json'].value
  const people = single['team.json'].value.map(({ name }) => name)
  return toSentenceCase(title, [...capitals, single['site.json'].value.name, ...people])
}

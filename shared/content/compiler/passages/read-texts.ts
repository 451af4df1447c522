import type { Passage } from '../../../search/passages.ts'
import type { Section } from '../../schemas/sections.ts'

/** Fields that name things instead of telling them. */
const names = new Set([
  'id',
  'kind',
  'icon',
  'image',
  'picture',
  'to',
  'page',
  'topic',
  'link',
  'links',
  'url',
  'sources',
  'keys',
  'daysOf',
  'heading',
])

/** The sentences within a value in their order, without those that only name a thing. */
export function readTexts(value: unknown): string {
  return collect(value).join(' ').replace(/\s+/g, ' ').trim()
}

function collect(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(collect)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => (names.has(key) ? [] : collect(item)))
}

/** A section of a page, found at its anchor. */
export function toSectionPassage({ id, heading, kind: _, ...section }: Section): Passage {
  return { at: `#${id}`, heading, text: readTexts(section) }
}

import { type FieldPath, findStrings } from '../shared/content/find-strings.ts'
import { hasSections } from '../shared/content/schemas/sections.ts'
import { quoteSections } from './quote-sections.ts'
import { type Entries, type Entry, listSingles } from './read-entries.ts'
import type { ParsedSource } from './source.ts'

/** A field that names something by its id. */
export type Naming = { readonly id: string; readonly source: ParsedSource; readonly field: FieldPath }

/** Every field that names a source: of sections, industries, case studies and terms. Notes in texts are not fields. */
export function listCitations(entries: Entries): readonly Naming[] {
  const { single, folder } = entries
  const { value: terms, source: glossary } = single['glossary.json']
  return [
    ...folder.industries.flatMap(({ value, source }) => [
      ...value.snapshot.sources.map((id, index) => ({ id, source, field: ['snapshot', 'sources', index] })),
      ...value.use_cases.flatMap(({ case_study }, index) =>
        case_study === undefined
          ? []
          : [{ id: case_study.source, source, field: ['use_cases', index, 'case_study', 'source'] }],
      ),
    ]),
    ...listInSections(entries, 'sources'),
    ...terms.flatMap(({ sources = [] }, index) =>
      sources.map((id, at) => ({ id, source: glossary, field: [index, 'sources', at] })),
    ),
  ]
}

/** The ids in lists of this name in the sections of pages, services, engagements and demos, quoted ones included. */
export function listInSections(entries: Entries, name: 'sources' | 'files'): readonly Naming[] {
  const { single, folder } = entries
  const pages: readonly Entry<unknown>[] = [...listSingles(single), ...folder.services, ...folder.work]
  return pages.flatMap(({ value, source }) =>
    findStrings(withQuotes(value, entries)).flatMap(({ text, path }) =>
      path.at(-2) === name && path.includes('sections') ? [{ id: text, source, field: path }] : [],
    ),
  )
}

function withQuotes(value: unknown, entries: Entries): unknown {
  if (typeof value !== 'object' || value === null || !hasSections(value)) return value
  return { ...value, sections: quoteSections(value.sections, entries) }
}

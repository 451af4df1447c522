import type { OwnSection, QuotedSection, SectionContent } from '../shared/content/schemas/sections.ts'
import type { Entries } from './read-entries.ts'

/** The sections of a page with those of demos in place of what quotes them; an unknown one, which the checks report, is left out. */
export function quoteSections(sections: readonly SectionContent[], entries: DemoEntries): readonly OwnSection[] {
  return sections.flatMap(section => {
    if (section.kind !== 'demo') return [section]
    const quoted = findQuoted(section, entries)
    if (quoted === undefined) return []
    const { id, heading, links, items = [] } = section
    const sources = [...(quoted.sources ?? []), ...(section.sources ?? [])]
    const own = { id, heading, links, ...(sources.length > 0 && { sources }) }
    return [quoted.kind === 'list' ? { ...quoted, ...own, items: [...items, ...quoted.items] } : { ...quoted, ...own }]
  })
}

type DemoEntries = Pick<Entries, 'single'>

/** The section that is quoted; undefined when there is none, or it quotes another. */
export function findQuoted({ demo: id, section }: QuotedSection, { single }: DemoEntries): OwnSection | undefined {
  const demo = single['demos.json'].value.find(demo => demo.active && demo.id === id)
  const found = demo?.sections?.find(({ id }) => id === section)
  return found?.kind === 'demo' ? undefined : found
}

import type { SiteData } from '../shared/content/library.ts'
import { listAbsentPages } from '../shared/content/optional-files.ts'
import type { SampleText } from '../shared/content/schemas/page-texts.ts'
import { listBlanks } from './list-blanks.ts'
import { toFirst } from './people.ts'
import type { Entries } from './read-entries.ts'

/** What the layout of every page shows, and which pages there are. */
export function assembleSiteData(entries: Entries): SiteData {
  const { single, folder } = entries
  const site = single['site.json'].value
  const sample = toSample(single['pages/sample.json']?.value)
  return {
    site,
    ...(site.sample && sample && { sample }),
    ...(!site.sample && listBlanks(entries).length > 0 && { isUnfinished: true }),
    navigation: single['navigation.json'].value,
    first: toFirst(entries),
    absent: findAbsentPages(entries),
    industries: folder.industries
      .map(({ value: { id, name } }) => ({ id, name }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en')),
  }
}

function toSample(text: SampleText | undefined): SiteData['sample'] {
  if (text === undefined) return undefined
  const { remains, ...sample } = text
  return sample
}

/** The pages of the route table for which there is no file. */
export function findAbsentPages({ single, folder }: Pick<Entries, 'single' | 'folder'>): SiteData['absent'] {
  return listAbsentPages({
    files: new Set(Object.keys(single)),
    services: folder.services.map(({ value }) => value.id),
  })
}

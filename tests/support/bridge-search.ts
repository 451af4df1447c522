import type { PassagePage } from '../../shared/content/schemas/passages.ts'
import { createSearch } from '../../shared/search/search.ts'
import { siteLibrary } from './site-pages.ts'

/** A page of a small site about bridges. */
export const page = (path: string, title: string, text: string, more: Partial<PassagePage> = {}): PassagePage => {
  return { kind: 'article', path, title, passages: [{ text }], ...more }
}

export const pages: readonly PassagePage[] = [
  page('/prices', 'Pricing', 'What an engagement costs.', { kind: 'page' }),
  page('/bridges', 'Building bridges', 'Arches of stone and wood.', {
    tags: ['Craft'],
    passages: [
      { text: 'Arches of stone and wood.' },
      { at: '#inspection', heading: 'Inspection', text: 'Each spring an inspector measures the arch and the deck.' },
    ],
  }),
  page('/ferries', 'Ferries', 'A ferry crosses where no bridge stands, at the price of a ticket.', { tags: ['Craft'] }),
  page('/models', 'Language models', 'They write sentences about bridges, and they price every word.'),
  page('/jobs', 'Open positions', 'We look for a mason.', { kind: 'job' }),
]

export const { kindWords } = await siteLibrary.read('search')
export const search = createSearch(pages, {
  synonyms: [
    ['LLM', 'language model'],
    ['how much', 'price'],
  ],
  kindWords,
})

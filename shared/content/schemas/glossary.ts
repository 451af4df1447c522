import { z } from 'zod'
import { hero, idOf, meta, slug, text } from './fields.ts'

/** A term of the glossary, an entry of content/glossary.json. */
export const glossaryEntrySchema = z.strictObject({
  id: slug().describe('Its anchor: /glossary#id'),
  term: text().describe('The term as it stands within a sentence'),
  abbreviation: text().optional().describe('Its abbreviation, such as "NDA"'),
  forms: z
    .array(text())
    .min(1)
    .optional()
    .describe('All words by which texts mean it, with plurals; without them, the term and its abbreviation'),
  definition: text().max(400, 'must be at most 400 characters').describe('One to three sentences of our own'),
  article: slug().optional().describe('Id of the article, post or paper that explains it, which does not link it'),
  sources: z
    .array(idOf('sources'))
    .min(1)
    .optional()
    .describe('Ids of content/sources that define it: laws and standards'),
  seeAlso: z.array(slug()).min(1).optional().describe('Ids of related terms'),
})

export const glossaryPageSchema = z.strictObject({
  meta: meta(),
  hero: hero(),
  words: z
    .strictObject({
      letters: text().describe('Names the links to letters for screen readers'),
      filter: text().describe('Label of the field that filters the terms'),
      none: text().describe('Said when no term has what is in that field'),
      read: text().describe('Before the article that explains a term'),
      sources: text().describe('Before the law or standard that defines a term'),
      seeAlso: text().describe('Before related terms'),
      more: text().describe('Opens these on a phone'),
    })
    .describe('Labels in the list'),
  note: z
    .strictObject({
      button: text().includes('{term}').describe('Name of the button over a term in an article, for screen readers'),
      link: text().describe('The link below the definition'),
    })
    .describe('The note that opens at a term in an article'),
})

export type GlossaryEntry = z.infer<typeof glossaryEntrySchema>

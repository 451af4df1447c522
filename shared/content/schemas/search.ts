import { z } from 'zod'
import { meta, text } from './fields.ts'
import { kinds } from './passages.ts'
import { siteLink } from './sections.ts'

/** content/search.json: the words of the search, and what means the same to it. */
export const searchSchema = z.strictObject({
  meta: meta(),
  heading: text().describe("The page's h1"),
  label: text().describe('Label of the field'),
  submit: text().describe('The button'),
  kindLabel: text().describe('Label of the choice of kinds'),
  allKinds: text().describe('Its option that finds all'),
  topicLabel: text().describe('Label of the choice of topics'),
  allTopics: text().describe('Its option that finds all'),
  kinds: z.record(z.enum(kinds), text()).describe('What each kind of result is called, in the plural'),
  kindWords: z.record(z.enum(kinds), text()).describe('Words by which visitors ask for a kind'),
  start: text().describe('Under the field, before anything is looked for'),
  suggestionsHeading: text().describe('Heading of the suggestions in the dialog'),
  suggestions: z.array(text()).length(6).describe('What to look for, before anything is looked for'),
  one: text().describe('Says that there is one result, for {query}'),
  many: text().describe('Says how many results there are: {count}, for {query}'),
  none: text().describe('Says that there is none for {query}'),
  spelling: text().describe('Before the query in a known spelling'),
  all: text().describe('Link to all results of a kind: {count}, {kind}'),
  allAsPage: text().describe('Link of the dialog to the page of results'),
  hints: z.array(text()).length(2).describe('What to try when nothing was found'),
  waysHeading: text().describe('Heading of the ways on'),
  ways: z.array(siteLink()).length(3).describe('Three ways on when nothing was found, and on error pages'),
  missing: text().describe('On the page for an unknown address, before pages with similar addresses'),
  synonyms: z
    .array(z.array(text()).min(2))
    .describe('Lists of words or expressions that mean the same; upper and lower case and endings do not matter'),
})

export type SearchText = z.infer<typeof searchSchema>

/** The words of the search that pages show. */
export type ResultsText = Omit<SearchText, 'synonyms' | 'kindWords'>

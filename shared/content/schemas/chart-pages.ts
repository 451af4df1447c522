import { z } from 'zod'
import { hero, meta, text } from './fields.ts'

/** The list of all charts, and the words around each on its own page. */
export const chartsPageSchema = z.strictObject({
  meta: meta(),
  hero: hero(),
  groups: z
    .strictObject({
      articles: text().describe('Charts of articles and posts'),
      papers: text().describe('Charts of white papers'),
      work: text().describe('Charts of engagements'),
      pages: text().describe('Charts of other pages'),
    })
    .describe('Headings of the lists'),
  credit: z
    .strictObject({
      from: text().includes('{piece}').describe('In the picture of a chart: the title of its piece, {piece}'),
      sources: text().includes('{sources}').describe('After it, where its figures have sources, {sources}'),
      license: text().describe('The last line of the picture: whose it is and how it may be used'),
    })
    .describe('What a chart says below itself where it stands without its page'),
  words: z
    .strictObject({
      eyebrow: text().describe('Above the title of a chart'),
      from: text().describe('Before the title of its piece'),
      all: text().describe('The link to the list of all charts'),
      downloads: text().describe('Name of its files, for screen readers'),
      table: text().describe('Heading of the figures'),
      origin: text().describe('Heading of the sources'),
      own: text()
        .includes('{piece}')
        .describe('In their place, where it has none: who says how they came about, {piece}'),
      license: text().describe('Heading of the license'),
      terms: text().describe('How it may be used'),
      licenseName: text().describe('Name of the license, the words of its link'),
      licenseUrl: z.url({ protocol: /^https$/ }).describe('Address of the license'),
      cite: text().describe('Heading of the citations'),
      bibtex: text().describe('Above the citation as BibTeX'),
    })
    .describe('Labels on the page of a chart'),
})

export type ChartsText = z.infer<typeof chartsPageSchema>

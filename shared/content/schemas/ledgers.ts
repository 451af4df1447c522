import { z } from 'zod'
import { hero, meta, text } from './fields.ts'

/** The pages that list every change and every source. */

export const changesPageSchema = z.strictObject({
  meta: meta(),
  hero: hero(),
  report: text().describe('Under the articles, papers and pages: how to report an error'),
  feed: text().describe('The link to the feed'),
})

export const sourcesPageSchema = z.strictObject({
  meta: meta(),
  hero: hero(),
  words: z
    .strictObject({
      letters: text().describe('Names the links to letters for screen readers'),
      filter: text().describe('Label of the field that filters the sources'),
      none: text().describe('Said when no source has what is in that field'),
      lookedUp: text().describe('Before the day on which a source was last read'),
      checkBy: text().describe('Before the day by which it has to be read again'),
      secondHand: text().describe('Before whose finding or words a source reports'),
      uses: text().describe('Before what leans on it'),
    })
    .describe('Labels in the list'),
})

export type SourcesText = z.infer<typeof sourcesPageSchema>

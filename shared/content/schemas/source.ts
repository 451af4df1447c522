import { z } from 'zod'
import { calendarDate, facts, httpsUrl, personName, slug, text } from './fields.ts'

/** A source that texts cite, content/sources/{id}.json. Articles and papers cite it as a note, [^id]. */
export const sourceSchema = z.strictObject({
  id: slug().describe('Its name in notes, [^id], and in industries'),
  authors: text().optional().describe('Authors as the reference lists them, such as "Doe, J., and Roe, R."'),
  title: text().describe('Title of the document'),
  publisher: text().describe('Who published it: the journal, the agency, the company'),
  year: z.number().int().min(1900).describe('Year of publication, or of the edition that was read'),
  url: httpsUrl().describe('Address of the document, the primary one wherever there is one'),
  lookedUp: calendarDate().describe('The day on which someone last read it there'),
  checkBy: calendarDate()
    .optional()
    .describe('For what perishes (law, prices, products, surveys): the day by which to look it up again'),
  secondHand: text()
    .optional()
    .describe('Whose finding or words it reports, such as "a survey by Deloitte"; for originals nothing'),
  facts: facts().optional().describe('Facts that several texts state. They are written as {source.id.name}'),
})

export type Source = z.infer<typeof sourceSchema>
/** A source as pages link to it. */
export type SourceLink = Pick<Source, 'url' | 'publisher' | 'year'>

const change = z.strictObject({
  date: calendarDate().describe('Day of the change'),
  text: text().describe('What was changed and why, in one sentence'),
})

/** What happened to an article after its publication: fields of the front matter. */
export const historyFields = {
  changes: z.array(change).min(1).optional().describe('Changes after publication, oldest first'),
  reviewed: z
    .strictObject({
      date: calendarDate().describe('Day of the review'),
      by: personName().describe('Name of a team member'),
    })
    .optional()
    .describe('Who last checked law and statistics in the article'),
} as const

export type Change = z.infer<typeof change>

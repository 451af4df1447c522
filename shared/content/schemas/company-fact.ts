import { z } from 'zod'
import { text } from './fields.ts'

/** What the company says of itself in several texts; the check finds each place that says something else. */
export const companyFactSchema = z.strictObject({
  fact: text().describe('What it is, such as "Gates of an engagement"'),
  value: text().describe('The one value, such as "4" or "150 to 300"; numbers in figures'),
  phrases: z
    .array(text().includes('{}', { message: 'must have {} in place of the value' }))
    .min(1)
    .describe('How texts say it, with {} in place of the value'),
})

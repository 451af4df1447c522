import { z } from 'zod'
import { text } from './fields.ts'

/** One word for one idea: the check warns of the others. */
export const termSchema = z.strictObject({
  term: text().describe('The word that the site uses'),
  meaning: text().describe('What it means'),
  avoid: z.array(text()).min(1).describe('Words for the same idea that the site does not use'),
})

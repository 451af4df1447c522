import { z } from 'zod'
import { text } from './fields.ts'

/** One word for one idea: the check warns of the others. */
export const termSchema = z.strictObject({
  term: text().describe('The word that the site uses'),
  meaning: text().describe('What it means'),
  avoid: z.array(text()).min(1).describe('Words for the same idea that the site does not use'),
})

/** How words are written, against the general rules. */
export const wordsSchema = z.strictObject({
  capitals: z
    .array(text())
    .describe('Acronyms and names that keep their capitals where a title in capitals loses them'),
  straightQuotes: z.array(text()).describe('Whole texts that keep their straight quotes and apostrophes'),
})

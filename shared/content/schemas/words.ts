import { z } from 'zod'
import { text } from './fields.ts'

/** How words are written, against the general rules. */
export const wordsSchema = z.strictObject({
  capitals: z
    .array(text())
    .describe('Acronyms and names that keep their capitals where a title in capitals loses them'),
  straightQuotes: z.array(text()).describe('Whole texts that keep their straight quotes and apostrophes'),
})

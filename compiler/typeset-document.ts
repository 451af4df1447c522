import { isFormula } from '../shared/sheets/compute-workbook.ts'
import { curlQuotes, dashRanges, typeset } from '../shared/values/typeset.ts'

/**
 * Fields that are no plain text: `html` and `drawing` are typeset while they are rendered, `markdown` is what the post
 * editor shows as it was written. A DOI such as 0005-1098%2883 looks like a range of percentages.
 */
const codeFields: ReadonlySet<string> = new Set(['html', 'drawing', 'markdown', 'url'])

/** Fields whose spaces stay plain. */
const literalFields: ReadonlySet<string> = new Set([
  'stats', // The page splits each at its first space.
  'roiTimeline', // Specified as months alone.
  'experience', // Specified as '7+ years'.
])

/**
 * A document of the library with all its texts set, but those of `straight` and formulas, which have texts in straight
 * quotes.
 */
export function typesetDocument(value: unknown, straight: readonly string[], setText = typesetText): unknown {
  if (typeof value === 'string') return isFormula(value) || straight.includes(value) ? value : setText(value)
  if (Array.isArray(value)) return value.map(item => typesetDocument(item, straight, setText))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      if (codeFields.has(key)) return [key, item]
      return [key, typesetDocument(item, straight, literalFields.has(key) ? literalText : setText)]
    }),
  )
}

const typesetText = (text: string) => typeset(text)
const literalText = (text: string) => dashRanges(curlQuotes(text))

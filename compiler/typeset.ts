import { isFormula } from '../shared/sheets/compute-workbook.ts'

/**
 * Fields that are no plain text: `html` is typeset while it is rendered, `markdown` is what the post editor shows as it was
 * written.
 */
const codeFields: ReadonlySet<string> = new Set(['html', 'markdown'])

/** Fields whose spaces stay plain. */
const literalFields: ReadonlySet<string> = new Set([
  'stats', // The page splits each at its first space.
  'roiTimeline', // Specified as '6-9 months'.
  'experience', // Specified as '7+ years'.
])

const numberWithUnit =
  /(\d\+?) (?=%|(?:[KMB]|thousand|million|billion|percent|seconds?|minutes?|hours?|days?|weeks?|months?|quarters?|years?|points?|[kMGT]B|[kMG]Wh?|ms|[kcm]?m|kg|px)(?![\w-]))/g
/** A hyphen where a number is negative; the one in a range, a date or a name stays. */
const negativeNumber = /(?<![^\s(“])-(?=[$€£]?\d)/g
const signWithNumber = /(?<![^\s(])([−–+±~≈<>≤≥=$€£]) (?=[$€£]?\d)/g

/**
 * Curly quotes, minus signs, and no-break spaces that bind a number to its sign and its unit. `before` is the character before the
 * text in the same paragraph, which decides between opening and closing quotes.
 */
export function typeset(text: string, before = ' '): string {
  return curlQuotes(text, before)
    .replace(negativeNumber, '−')
    .replace(numberWithUnit, '$1\u00a0')
    .replace(signWithNumber, '$1\u00a0')
}

function curlQuotes(text: string, before = ' '): string {
  return text.replace(/["']/g, (quote, index: number) => {
    const isOpening = /[\s([{—–/“‘"']/.test(text[index - 1] ?? before)
    // A digit follows an apostrophe that replaces a century: ’90s.
    if (quote === "'") return isOpening && !/\d/.test(text[index + 1] ?? '') ? '‘' : '’'
    return isOpening ? '“' : '”'
  })
}

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
      return [key, typesetDocument(item, straight, literalFields.has(key) ? quoteText : setText)]
    }),
  )
}

const typesetText = (text: string) => typeset(text)
const quoteText = (text: string) => curlQuotes(text)

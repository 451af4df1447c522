const numberWithUnit =
  /(\d\+?) (?=%|(?:[KMB]|thousand|million|billion|percent|seconds?|minutes?|hours?|days?|weeks?|months?|quarters?|years?|points?|[kMGT]B|[kMG]Wh?|ms|[kcm]?m|kg|px)(?![\w-]))/g
/** A hyphen where a number is negative; the one in a date or a name stays. */
const negativeNumber = /(?<![^\s(“])-(?=[$€£]?\d)/g
/** A hyphen between two amounts of time or percentages. */
const range = /(?<=\d)-(?=\d+ ?(?:%|(?:minutes|hours|days|weeks|months|quarters|years)(?![\w-])))/g
const signWithNumber = /(?<![^\s(])([−–+±~≈<>≤≥=$€£]) (?=[$€£]?\d)/g

/**
 * Curly quotes, minus signs, en dashes in ranges, and no-break spaces that bind a number to its sign and its unit. `before` is the character before the
 * text in the same paragraph, which decides between opening and closing quotes.
 */
export function typeset(text: string, before = ' '): string {
  return dashRanges(curlQuotes(text, before))
    .replace(negativeNumber, '−')
    .replace(numberWithUnit, '$1\u00a0')
    .replace(signWithNumber, '$1\u00a0')
}

/** En dashes in ranges such as 6–9 months. */
export const dashRanges = (text: string) => text.replace(range, '–')

/** Curly quotes alone. */
export function curlQuotes(text: string, before = ' '): string {
  return text.replace(/["']/g, (quote, index: number) => {
    const isOpening = /[\s([{—–/“‘"']/.test(text[index - 1] ?? before)
    // A digit follows an apostrophe that replaces a century: ’90s.
    if (quote === "'") return isOpening && !/\d/.test(text[index + 1] ?? '') ? '‘' : '’'
    return isOpening ? '“' : '”'
  })
}

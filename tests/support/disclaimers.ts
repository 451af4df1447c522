/** What says that the company, its people, its prices or its numbers are not real. A sample of rows or an invented example is none. */
const disclaimers: readonly RegExp[] = [
  /\binvented company\b/i,
  /\b(?:is|are|isn['’]t)(?: also| all)? invented\b/i,
  /, all invented\b/i,
  /\bnot (?:an )?offers?\b/i,
  /\bnothing here is an offer\b|\badvice or an offer\b/i,
  /\barithmetic (?:holds|is real|isn['’]t)\b/i,
  /\bworked samples?\b/i,
  /\b(?:are|is)(?: \w+)? samples?\b/i,
  /\bsample (?:price|estimate)s?\b/i,
  /\bsample(?: figures|:)/i,
]

/** The sentences among the texts of a page that are disclaimers; a label such as a badge is no sentence. */
export function findDisclaimers(blocks: readonly string[]): readonly string[] {
  return blocks
    .flatMap(block => block.replace(/\s+/g, ' ').split(/(?<=[.?!]["”’)]?) /))
    .filter(text => /[.?!]["”’)]?$/.test(text) && disclaimers.some(disclaimer => disclaimer.test(text)))
}

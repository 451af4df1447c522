import type { PriceBook } from '../shared/content/schemas/price-book.ts'
import type { Problem } from './problem.ts'
import { type Entries, listSingles } from './read-entries.ts'
import { type ParsedSource, wholeFileProblem } from './source.ts'

/** In these files every price and every number of days a week or month is the company's own. */
const ownFiles = /^content\/(?:pages|services|jobs)\//
const ownFigures = /\$\d(?:[\d,.]*\d)?|(?<![\w.}-])\d[\d.]* (?:team )?days (?:a|per) (?:week|month)\b/g
const rates = /\$(\d[\d,]*)(?= (?:a|per) day\b)|(?<=\bdays (?:×|at) )\$(\d[\d,]*)/g

/** Figures of the price book that are written by hand, where a change of the book would not reach them. */
export function checkPrices({ single, folder }: Entries): Problem[] {
  const { 'price-book.json': book } = single
  const files = listSingles(single, ['price-book.json'])
  const { sources, ...folders } = folder
  const amounts = new Set(listRates(book.value))
  return [...files, ...Object.values(folders).flat()].flatMap(({ source }) => {
    const found = ownFiles.test(source.path)
      ? [...source.text.matchAll(ownFigures)]
      : [...source.text.matchAll(rates)].filter(([, one, other]) => amounts.has(one ?? other ?? ''))
    return found.map(match => toProblem(source, match))
  })
}

function listRates({ facts }: PriceBook): readonly string[] {
  return facts.flatMap(({ name, value }) => (/rate$/i.test(name) ? value.toLocaleString('en-US') : []))
}

function toProblem(source: ParsedSource, { 0: figure, index }: RegExpExecArray): Problem {
  const fault = `writes "${figure}" by hand`
  return wholeFileProblem(
    source,
    index,
    fault,
    'take it from content/price-book.json, as {price.dayRate} or {price.dayRate × 12}',
  )
}

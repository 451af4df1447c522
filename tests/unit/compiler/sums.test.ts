import { expect, test } from 'vitest'
import { readEntries } from '../../../compiler/read-entries.ts'
import { listTexts, type ParsedSource } from '../../../compiler/source.ts'
import { realFiles } from '../../support/content-files.ts'

/** Texts in which the company reckons with its own figures; articles have tests of their own. */
const ownFiles = /^content\/(?:(?:pages|services|jobs|work)\/|articles\/blog-11\.|articles\/blog-27\.)/

const amount = String.raw`\$?\d[\d,]*(?:\.\d+)?%?`
const term = `${amount}(?: (?:days?|hours?|weeks?|months?))?`
const sum = new RegExp(`(?<![\\w.,$])(${term}(?: [×÷+−] ${term})+) (?:=|are|is|make) (${amount})`, 'g')

const toNumber = (text = '') =>
  Number(/\d[\d,]*(?:\.\d+)?/.exec(text)?.[0].replaceAll(',', '')) / (/%/.test(text) ? 100 : 1)

/** From left to right; multiplication and division first. */
function compute(expression: string): number {
  const [first = '', ...rest] = expression.split(/ ([×÷+−]) /)
  const terms = [toNumber(first)]
  for (let index = 0; index < rest.length; index += 2) {
    const [operator, value] = [rest[index], toNumber(rest[index + 1])]
    const last = terms.at(-1) ?? 0
    if (operator === '×') terms.splice(-1, 1, last * value)
    else if (operator === '÷') terms.splice(-1, 1, last / value)
    else terms.push(operator === '+' ? value : -value)
  }
  return terms.reduce((total, value) => total + value, 0)
}

/** Each printed sum with what it really comes to, to as many places as it prints. */
function findSums(source: ParsedSource) {
  return listTexts(source).flatMap(({ text }) =>
    [...text.matchAll(sum)].map(([whole, expression = '', printed = '']) => {
      const places = printed.split('.')[1]?.length ?? 0
      return {
        place: `${source.path}: ${whole}`,
        printed: toNumber(printed),
        real: Number(compute(expression).toFixed(places)),
      }
    }),
  )
}

test('every sum that the company prints comes out', () => {
  const read = readEntries(realFiles)
  if ('problems' in read) throw new Error('the content has problems')
  const { sources, ...folders } = read.entries.folder
  const entries = [...Object.values(read.entries.single), ...Object.values(folders).flat()]
  const sums = entries.filter(({ source }) => ownFiles.test(source.path)).flatMap(({ source }) => findSums(source))
  expect(sums.length).toBeGreaterThanOrEqual(8)
  expect(sums.filter(({ printed, real }) => printed !== real)).toEqual([])
})

test.each([
  ['35 days × $1,400 = $49,000', 49_000],
  ['$2,100 + $1,900 + 9,000 × $0.06 = $4,540', 4540],
  ['15% × $2,000 + 20% × $1,900 = $680', 680],
])('"%s" is read', (text, value) => {
  expect(compute(text.split(' = ')[0] ?? '')).toBeCloseTo(value)
})

import { expect, test } from 'vitest'
import { realFiles } from '../../support/content-files.ts'

/** Texts that visitors read as pieces or pages; the glossary and calculators define and compute. */
const pieces = realFiles.filter(({ path }) =>
  /^content\/(?:articles|posts|papers|pages|industries|services|work)\//.test(path),
)

/** Ideas that several pieces need, with words that only an explanation has and the one piece that explains. */
test.each([
  ['the rule of three', /\b3 (?:÷|divided by) \*?n\b/, 'articles/blog-39.md'],
  ['planting errors', /technical stop/, 'articles/blog-36.md'],
  [
    'pricing both mistakes',
    /cost of a review divided by the cost of a miss/,
    'posts/price-the-mistakes-then-set-the-threshold.md',
  ],
  ['the size of a sample', /4 × \*?[a-z]\*? × \(1 − /, 'articles/blog-19.md'],
  ['the three tiers', /\*\*Tier 1, low/, 'articles/blog-29.md'],
])('%s is explained in one piece', (_idea, words, home) => {
  expect(pieces.filter(({ text }) => words.test(text)).map(({ path }) => path)).toEqual([`content/${home}`])
})

/** The articles with the highest numbers, each with its headings in the order of the text. */
const newest = realFiles
  .flatMap(({ path, text }) => {
    const [, number] = /^content\/articles\/blog-(\d+)\.md$/.exec(path) ?? []
    const headings = Array.from(text.matchAll(/^## (.+)$/gm), ([, heading = '']) => heading)
    return number === undefined ? [] : [{ number: Number(number), headings }]
  })
  .toSorted((one, other) => other.number - one.number)
  .slice(0, 7)

/** Parts that follow each other in every article of one mold. */
const mold = [/\bfail|\bbreaks?\b|mislead|goes wrong/i, /stays? with|\bpeople keep/i, /on monday|\bweeks?\b|day \d/i]

test('the newest articles are not of one mold', () => {
  const parts = newest.map(({ headings }) =>
    headings.flatMap(heading => mold.findIndex(part => part.test(heading))).filter(part => part >= 0),
  )
  expect(parts.filter(found => new Set(found).size > 1)).toEqual([])
  const all = newest.flatMap(({ headings }) => headings.map(heading => heading.toLowerCase()))
  expect(all.filter((heading, index) => all.indexOf(heading) < index)).toEqual([])
})

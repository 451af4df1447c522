import { expect, test } from 'vitest'
import { pages, search } from '../../../support/bridge-search.ts'

test.each([
  ['nothing', ''],
  ['10 kB', 'bridge '.repeat(1500)],
  ['a word of 10 kB', 'a'.repeat(10_000)],
  ['10,000 words', Array.from({ length: 10_000 }, (_, index) => `w${index}`).join(' ')],
  ['a pattern', '(a+)+$ .* [^] \\u{1F600} {{bridge}}'],
  ['control characters', '\u0000bridge\u0007\u202e\u200b'],
  ['lone surrogates', '\ud83d bridge \ude00'],
  ['emoji', '🌉'.repeat(500)],
  ['quotes', '"'.repeat(5000)],
  ['phrases', '"bridge stone" '.repeat(500)],
  ['markup', '<script>alert(1)</script>'],
  ['keys of objects', '__proto__ constructor toString hasOwnProperty'],
])('%s has an answer within the bounds', (_, query) => {
  const start = process.cpuUsage()
  const answer = search(query)
  const { user, system } = process.cpuUsage(start)
  expect((user + system) / 1000).toBeLessThan(250)
  expect(answer.query.length).toBeLessThanOrEqual(200)
  expect(answer.query).not.toMatch(/\p{Cs}|\p{Cc}/u)
  expect(answer.found.length).toBeLessThanOrEqual(pages.length)
})

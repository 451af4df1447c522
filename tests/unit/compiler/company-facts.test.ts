import { expect, test } from 'vitest'
import { findStatements } from '../../../compiler/check-company-facts.ts'
import { readEntries } from '../../../compiler/read-entries.ts'
import { changeContent, findProblems, findWarnings, realFiles } from '../../support/content-files.ts'

test('each fact about the company is said in some text, and only with its value', () => {
  const read = readEntries(realFiles)
  const facts = 'entries' in read ? read.entries.single['company-facts.json'].value : []
  const said = new Set('entries' in read ? findStatements(read.entries).map(({ fact }) => fact) : [])
  expect([...said]).toEqual(facts.map(({ fact }) => fact))
})

test('a text that says another value is reported with the fact', () => {
  const files = changeContent('content/pages/how-we-work.json', text =>
    text.replace('You decide four times', 'You decide five times'),
  )
  expect(findProblems(files)).toEqual([
    expect.stringMatching(
      /how-we-work\.json:\d+:\d+ hero\.text: says "You decide five times", but gates of an engagement: 4; correct/,
    ),
  ])
})

test('a fact that no text says is a warning', () => {
  const files = changeContent('content/company-facts.json', text =>
    text.replace('leaves within {} days', 'left after {} days'),
  )
  expect(findWarnings(files).filter(warning => warning.includes('company-facts'))).toEqual([
    expect.stringMatching(/^content\/company-facts\.json:.* \[\d+\]\.phrases: are in no text; correct or remove them$/),
  ])
})

test.each([
  ['content/pages/home.json', '"description": "', '"description": "From $900. ', '$900'],
  ['content/services/ai-staffing.json', '"description": "', '"description": "For 3 days a week. ', '3 days a week'],
  ['content/articles/blog-11.md', '## The price\n', '## The price\n\nWe charge $1,400 a day.\n', '$1,400'],
])('a figure of the price book that is written by hand in %s is refused', (path, from, to, figure) => {
  const files = changeContent(path, text => text.replace(from, to))
  expect(findProblems(files)).toEqual([
    expect.stringContaining(`writes "${figure}" by hand; take it from content/price-book.json`),
  ])
})

test("an amount of an article's own example is left alone", () => {
  const files = changeContent(
    'content/articles/blog-11.md',
    text => `${text}\nA crew costs $900 a day and a license $1,400.\n`,
  )
  expect(findProblems(files)).toEqual([])
})

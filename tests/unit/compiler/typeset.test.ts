import { expect, test } from 'vitest'
import { renderMarkdown } from '../../../compiler/render-markdown.ts'
import { typesetDocument } from '../../../compiler/typeset-document.ts'
import { typeset } from '../../../shared/values/typeset.ts'
import { siteLibrary } from '../../support/site-pages.ts'

test.each([
  [`It's the providers' "first" rule`, 'It’s the providers’ “first” rule'],
  [`("yes" or 'no')`, '(“yes” or ‘no’)'],
  [`the '90s`, 'the ’90s'],
])('%s has curly quotes', (text, expected) => {
  expect(typeset(text)).toBe(expected)
})

test.each([
  ['12 weeks', '12\u00a0weeks'],
  ['10 % of it', '10\u00a0% of it'],
  ['$600 K', '$600\u00a0K'],
  ['$1.6 million', '$1.6\u00a0million'],
  ['− 4', '−\u00a04'],
  ['between ≥ 5 and < 9', 'between ≥\u00a05 and <\u00a09'],
])('the number in %s stays with its sign and its unit', (text, expected) => {
  expect(typeset(text)).toBe(expected)
})

test.each([
  ['-25%', '−25%'],
  ['from -$4 to 5', 'from −$4 to 5'],
])('the negative number in %s has a minus sign', (text, expected) => {
  expect(typeset(text)).toBe(expected)
})

test.each([
  ['6-9 months', '6–9\u00a0months'],
  ['10-15%', '10–15%'],
])('the range %s has an en dash', (text, expected) => {
  expect(typeset(text)).toBe(expected)
})

test.each(['6-9 times', 'blog-8', '2026-11-23', '555-0142'])('%s keeps its hyphen', text => {
  expect(typeset(text)).toBe(text)
})

test.each(['in 2025 Days Inc. moved', '5 Kings', 'a - 4', 'part 5 of 5'])('%s keeps its spaces', text => {
  expect(typeset(text)).toBe(text)
})

test('quotes around marked-up words open and close, and code, ids and targets of links stay as they are', () => {
  const { html } = renderMarkdown(`## It's 12 weeks\n\nSay "*yes*" and \`"it's"\` [it's](/a'b) "now".`)
  expect(html).toContain('id="its-12-weeks"')
  expect(html).toContain('It’s 12\u00a0weeks')
  expect(html).toContain('Say “<em>yes</em>” and <code>"it\'s"</code>')
  expect(html).toMatch(/<a href="[^"]+b">it’s<\/a> “now”/)
})

test('sentences that the specification quotes stay to the letter', async () => {
  expect((await siteLibrary.read('pages/demos')).hero.heading).toBe("AI in Action: See What's Possible")
  expect(typesetDocument(["It's", "It's new"], ["It's"])).toEqual(["It's", 'It’s new'])
  expect(
    typesetDocument({ stats: ["12 weeks of a nurse's time"], roiTimeline: '6-9 months', text: '12 weeks' }, []),
  ).toEqual({
    stats: ['12 weeks of a nurse’s time'],
    roiTimeline: '6–9 months',
    text: '12\u00a0weeks',
  })
})

test('links say which addresses a printed page does not repeat', () => {
  const { html } = renderMarkdown('[A](https://a.example/x) [again](https://a.example/x) <https://b.example/>')
  expect(html).toBe(
    '<p><a href="https://a.example/x">A</a> <a href="https://a.example/x" data-known>again</a> <a href="https://b.example/" data-known>https://b.example/</a></p>',
  )
})

test('formulas keep their quotes', () => {
  const calculator = { label: '"a"', cell: '=IF(A1="",1,2)', rows: [['=""', '"b"']] }
  expect(typesetDocument(calculator, [])).toEqual({
    label: '“a”',
    cell: '=IF(A1="",1,2)',
    rows: [['=""', '“b”']],
  })
})

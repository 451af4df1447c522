import { expect, test } from 'vitest'
import { countEdits } from '../../../compiler/count-edits.ts'
import { toSentenceCase } from '../../../compiler/sentence-case.ts'
import { typesetDocument } from '../../../compiler/typeset-document.ts'
import { typeset } from '../../../shared/values/typeset.ts'

test.each([
  [`It's the providers' "first" rule`, 'It’s the providers’ “first” rule'],
  [`("yes" or 'no')`, '(“yes” or ‘no’)'],
  [`the '90s`, 'the ’90s'],
  ['12 weeks', '12\u00a0weeks'],
  ['10 % of it', '10\u00a0% of it'],
  ['$600 K', '$600\u00a0K'],
  ['$1.6 million', '$1.6\u00a0million'],
  ['− 4', '−\u00a04'],
  ['between ≥ 5 and < 9', 'between ≥\u00a05 and <\u00a09'],
  ['-25%', '−25%'],
  ['from -$4 to 5', 'from −$4 to 5'],
  ['6-9 months', '6–9\u00a0months'],
  ['10-15%', '10–15%'],
])('"%s" is set as "%s"', (text, expected) => {
  expect(typeset(text)).toBe(expected)
})

test('what only looks like figures stays as it is', () => {
  const texts = [
    '6-9 times',
    'blog-8',
    '2026-11-23',
    '555-0142',
    'in 2025 Days Inc. moved',
    '5 Kings',
    'a - 4',
    '5 of 5',
  ]
  expect(texts.map(text => typeset(text))).toEqual(texts)
})

test('formulas, figures to compare and sentences that must stay to the letter are not set', () => {
  expect(typesetDocument(["It's", "It's new"], ["It's"])).toEqual(["It's", 'It’s new'])
  const figures = { stats: ["12 weeks of a nurse's time"], roiTimeline: '6-9 months', text: '12 weeks' }
  expect(typesetDocument(figures, [])).toEqual({
    stats: ['12 weeks of a nurse’s time'],
    roiTimeline: '6–9 months',
    text: '12\u00a0weeks',
  })
  const calculator = { label: '"a"', cell: '=IF(A1="",1,2)', rows: [['=""', '"b"']] }
  expect(typesetDocument(calculator, [])).toEqual({ label: '“a”', cell: '=IF(A1="",1,2)', rows: [['=""', '“b”']] })
})

test.each([
  ["THE 2025 GENERATIVE AI LANDSCAPE: A BUYER'S MAP", "The 2025 generative AI landscape: A buyer's map"],
  ['THE EU AI ACT: WHAT A MID-SIZED COMPANY DOES FIRST', 'The EU AI Act: What a mid-sized company does first'],
  ['HOW ADA ARCHER READS AN ROI', 'How Ada Archer reads an ROI'],
  ['GPT OR LLM? WHAT MAIL SAID', 'GPT or LLM? What mail said'],
  ['Beat last week first', 'Beat last week first'],
])('the title "%s" is shown as "%s"', (title, shown) => {
  expect(toSentenceCase(title, ['AI', 'EU AI Act', 'EU', 'ROI', 'GPT', 'LLM', 'Ada Archer'])).toBe(shown)
})

test.each([
  ['', 'abc', 3],
  ['kitten', 'sitting', 3],
  ['tagLine', 'tagline', 1],
  ['kosten', 'größen', 4],
  ['abc', 'cab', 2],
])('from "%s" to "%s" are %d edits', (one, other, edits) => {
  expect([countEdits(one, other), countEdits(other, one)]).toEqual([edits, edits])
})

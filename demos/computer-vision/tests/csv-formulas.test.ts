import { test } from 'vitest'
import { expectNoFormula } from '../../kit/tests/formulas.ts'
import { toVerdictCsv } from '../program/learning/verdict-csv.ts'

test('no name of a photo is a formula to a spreadsheet', () => {
  const verdict = { number: 1, ratio: 1, isGood: true, differs: false, isUnsure: false, isJudged: true, words: '' }
  expectNoFormula(cell => toVerdictCsv([verdict], [cell]))
})

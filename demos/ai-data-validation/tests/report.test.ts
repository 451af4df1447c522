import { expect, test } from 'vitest'
import { toJson, toMarkdown } from '../program/report.ts'
import { buildSample, sampleName } from '../program/sample.ts'
import { equalWeights } from '../program/score.ts'
import { openSession, takeFix } from '../program/session.ts'
import { toView } from '../program/view.ts'
import { settingsWith, tableFrom } from './tables.ts'

const open = (text: string, name = sampleName) =>
  openSession({ name, notes: [], table: tableFrom(text), settings: settingsWith() })
const input = (text: string, name?: string) => ({ view: toView(open(text, name)), weights: equalWeights, purpose: '' })

test('the Markdown report states purpose, rows to repair, score, formula, worst dimension and that accuracy is an estimate', () => {
  const report = toMarkdown({ ...input(buildSample()), purpose: 'Renewal notices' })
  for (const words of [
    '- Purpose: Renewal notices',
    'of 124 rows have something to repair',
    'Score, from 0 to 100 = share of the rows that pass every check of the worst dimension',
    'Weighted mean = sum of (weight × value) ÷ sum of the weights',
    'Value = checks passed ÷ checks made × 100',
    '- Worst dimension: Timeliness, 22 rows at fault',
    '| Accuracy (estimate) |',
  ]) {
    expect(report).toContain(words)
  }
})

test('the JSON report holds the same figures, not rounded', () => {
  const { view, ...rest } = input(buildSample())
  const report: unknown = JSON.parse(toJson({ view, ...rest }))
  expect(report).toMatchObject({
    ...{ file: sampleName, purpose: null, rows: 124, worstDimension: 'timeliness' },
    rowsToRepair: view.analysis.faulty.any,
    findings: JSON.parse(JSON.stringify(view.analysis.findings)),
  })
})

test('values of the file cannot break the report’s tables or bring HTML into it', () => {
  const purpose = '<b>\n# Not a heading'
  const report = toMarkdown({ ...input('a|b,"<img src=x>"\n1,2\n2,3', 'x`y.csv'), purpose })
  expect(report).not.toMatch(/(?<!\\)<(?:b|img)/)
  expect(report).not.toContain('\n# Not')
  expect(report).toContain('a\\|b')
})

test('fixes applied and the score as opened are reported', () => {
  const session = open(`a,b\n x,Ash\n${[...'bcdefghij'].map(letter => `${letter},Elm ${letter}`).join('\n')}`)
  const view = toView(takeFix(session, { fix: { kind: 'trim' }, title: 'Trim spaces' }))
  const report = toMarkdown({ view, weights: equalWeights, purpose: '' })
  expect(report).toContain('1. Trim spaces: 1 cell changed')
  expect(report).toContain(
    '- Score, of 100: **100.0** (of 3 dimensions that could be measured the worst, completeness, good)',
  )
  expect(report).toContain('- Score as opened: 90.0')
})

test('a note of two lines gets no score in the report', () => {
  const note = input('Dear all,\nsee you tomorrow')
  expect(toMarkdown(note)).toContain('- Score, of 100: **not measured** (a score needs at least 10 rows)')
  expect(JSON.parse(toJson(note))).toMatchObject({ score: null, scoreAsOpened: null })
})

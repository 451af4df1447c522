import { expect, test } from 'vitest'
import { toJson, toMarkdown } from '../program/report.ts'
import { buildSample, sampleName } from '../program/sample.ts'
import { equalWeights } from '../program/score.ts'
import { openSession, takeFix } from '../program/session.ts'
import { toView, type View } from '../program/view.ts'
import { settingsWith, tableFrom } from './tables.ts'

function viewOf(text: string, name = sampleName): View {
  return toView(openSession({ name, notes: [], table: tableFrom(text), settings: settingsWith() }))
}

test('the Markdown report states purpose, rows to repair, score, formula, worst dimension and that accuracy is an estimate', () => {
  const report = toMarkdown({ view: viewOf(buildSample()), weights: equalWeights, purpose: 'Renewal notices' })

  expect(report).toContain('- Purpose: Renewal notices')
  expect(report).toContain('of 124 rows have something to repair')
  expect(report).toContain('Score, from 0 to 100 = share of the rows that pass every check of the worst dimension')
  expect(report).toContain('Weighted mean = sum of (weight × value) ÷ sum of the weights')
  expect(report).toContain('Value = checks passed ÷ checks made × 100')
  expect(report).toContain('| Accuracy (estimate) |')
  expect(report).toContain('- Worst dimension: Timeliness, 22 rows at fault')
  expect(report).toContain('Accuracy is an estimate')
})

test('the JSON report holds the same figures, not rounded', () => {
  const view = viewOf(buildSample())

  const report: unknown = JSON.parse(toJson({ view, weights: equalWeights, purpose: '' }))

  expect(report).toMatchObject({
    file: sampleName,
    purpose: null,
    rows: 124,
    rowsToRepair: view.analysis.faulty.any,
    worstDimension: 'timeliness',
    findings: JSON.parse(JSON.stringify(view.analysis.findings)),
  })
})

test('values of the file cannot break the report’s tables or bring HTML into it', () => {
  const report = toMarkdown({
    view: viewOf('a|b,"<img src=x>"\n1,2\n2,3', 'x`y.csv'),
    weights: equalWeights,
    purpose: '<b>\n# Not a heading',
  })

  expect(report).not.toMatch(/(?<!\\)<(?:b|img)/)
  expect(report).not.toContain('\n# Not')
  expect(report).toContain('a\\|b')
})

test('fixes applied and the score as opened are reported', () => {
  const session = openSession({
    name: 'test.csv',
    notes: [],
    table: tableFrom(`a,b\n x,Ash\n${[...'bcdefghij'].map(letter => `${letter},Elm ${letter}`).join('\n')}`),
    settings: settingsWith(),
  })

  const view = toView(takeFix(session, { fix: { kind: 'trim' }, title: 'Trim spaces' }))

  const report = toMarkdown({ view, weights: equalWeights, purpose: '' })
  expect(report).toContain('1. Trim spaces: 1 cell changed')
  expect(report).toContain(
    '- Score, of 100: **100.0** (of 3 dimensions that could be measured the worst, completeness, good)',
  )
  expect(report).toContain('- Score as opened: 90.0')
})

test('a note of two lines gets no score in the report', () => {
  const input = { view: viewOf('Dear all,\nsee you tomorrow'), weights: equalWeights, purpose: '' }

  expect(toMarkdown(input)).toContain('- Score, of 100: **not measured** (a score needs at least 10 rows)')
  expect(toMarkdown(input)).not.toContain('100.0**')
  expect(JSON.parse(toJson(input))).toMatchObject({ score: null, scoreAsOpened: null })
})

import {
  computeScore,
  describeBasis,
  describeRepairs,
  formula,
  gradeOf,
  meanFormula,
  type Score,
  scoreTable,
  showValue,
  valueFormula,
  type Weights,
} from './score.ts'
import { type Dimension, type Finding, plural } from './table/findings.ts'
import type { View } from './view.ts'

type ReportInput = {
  readonly view: View
  readonly weights: Weights
  /** What the data is for. */
  readonly purpose: string
}

export const dimensionNames: Readonly<Record<Dimension, string>> = {
  accuracy: 'Accuracy (estimate)',
  completeness: 'Completeness',
  consistency: 'Consistency',
  timeliness: 'Timeliness',
  uniqueness: 'Uniqueness',
  validity: 'Validity',
}

export const accuracyNote =
  'Accuracy is an estimate: a file alone shows only which values look implausible. Whether a value is true can be learned only outside the file.'

export function toMarkdown({ view, weights, purpose }: ReportInput): string {
  const { analysis, applied, notes, settings } = view
  const score = scoreTable(analysis, weights)
  const before = computeScore(view.first, weights)
  const isCompared = applied.length > 0 && score.total !== undefined
  const { asOf, maxAgeMonths } = settings.freshness
  return [
    `# Data quality report: ${escapeCell(view.name)}`,
    `- Purpose: ${escapeCell(purpose.trim()) || 'not stated'}`,
    `- Rows: ${analysis.rows}, columns: ${analysis.columns.length}, checked as of ${asOf}`,
    `- ${describeRepairs(analysis)}`,
    `- Score, of 100: **${showValue(score.total)}** (${[describeBasis(analysis, score), ...gradeIn(score)].join(', ')})`,
    ...(isCompared ? [`- Score as opened: ${showValue(before.total)}`] : []),
    `- Worst dimension: ${describeWorst(score)}`,
    `- Weighted mean of the values: ${showValue(score.mean)}`,
    '',
    `## Score\n\n> ${formula}\n>\n> ${meanFormula}\n>\n> ${valueFormula}\n`,
    ...toScoreTable(score),
    `\n${accuracyNote}`,
    `\n## Findings\n`,
    ...(analysis.findings.length === 0 ? ['None.'] : analysis.findings.map(toItem)),
    `\n## Columns\n`,
    '| Column | Type | Required | Filled | Missing | Distinct | Form | Range |',
    '| --- | --- | --- | ---: | ---: | ---: | --- | --- |',
    ...analysis.columns.map(
      ({ name, type, isRequired, filled, missing, distinct, mainForm, range }) =>
        `| ${[name, type, isRequired ? 'yes' : 'no', filled, missing, distinct, mainForm, range].map(escapeCell).join(' | ')} |`,
    ),
    `\n## Rules\n`,
    ...[
      analysis.key === undefined ? 'No key column recognized' : `Key: ${analysis.key}`,
      analysis.freshnessColumn === undefined
        ? 'No column with a date of confirmation'
        : `${analysis.freshnessColumn} is at most ${maxAgeMonths} months old`,
      ...analysis.rules,
      ...notes,
    ].map(rule => `- ${escapeCell(rule)}`),
    `\n## Fixes applied\n`,
    ...(applied.length === 0
      ? ['None.']
      : applied.map(({ title, result }) => `1. ${escapeCell(`${title}: ${result}`)}`)),
    '',
  ].join('\n')
}

function toScoreTable({ lines, weightSum, weightedSum }: Score): readonly string[] {
  return [
    '| Dimension | Rows at fault | Passed / made | Value | Weight | Weight × value | Points lost |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...lines.map(
      ({ dimension, faultyRows, passed, made, value, weight, weighted, pointsLost }) =>
        `| ${dimensionNames[dimension]} | ${faultyRows} | ${passed} / ${made} | ${showValue(value)} | ${weight} | ${weighted.toFixed(1)} | ${pointsLost.toFixed(1)} |`,
    ),
    `| **Total** | | | | **${weightSum}** | **${weightedSum.toFixed(1)}** | **${lines.reduce((sum, line) => sum + line.pointsLost, 0).toFixed(1)}** |`,
  ]
}

function toItem({ dimension, columns, text, count, examples }: Finding): string {
  const rows = examples
    .slice(0, 10)
    .map(({ row, value }) => `row ${row}${value.trim() === '' ? '' : `: “${value.trim()}”`}`)
  const more = count > rows.length ? ', …' : ''
  const subject = columns.length === 0 ? 'Rows' : columns.join(', ')
  return `- **${dimensionNames[dimension]}**, ${escapeCell(subject)}, ${count}: ${escapeCell(`${text} (${rows.join(', ')}${more})`)}`
}

export function describeWorst({ worst }: Score): string {
  return worst === undefined
    ? 'none measured'
    : `${dimensionNames[worst.dimension]}, ${plural(worst.faultyRows, 'row')} at fault`
}

function gradeIn({ total }: Score): readonly string[] {
  return total === undefined ? [] : [gradeOf(total).name.toLowerCase()]
}

/** Cells come from the visitor's file: escapes what could break the table or start HTML. */
function escapeCell(cell: string | number): string {
  return String(cell)
    .replace(/\s+/g, ' ')
    .replace(/[|<>`*_[\]]/g, mark => `\\${mark}`)
}

export function toJson({ view, weights, purpose }: ReportInput): string {
  const { name, analysis, applied, notes, settings, first } = view
  const { total, mean, worst, lines } = scoreTable(analysis, weights)
  return JSON.stringify(
    {
      file: name,
      purpose: purpose.trim() || null,
      asOf: settings.freshness.asOf,
      rows: analysis.rows,
      rowsToRepair: analysis.faulty.any,
      score: total ?? null,
      scoreAsOpened: total === undefined ? null : (computeScore(first, weights).total ?? null),
      worstDimension: worst?.dimension ?? null,
      weightedMean: mean ?? null,
      formula,
      meanFormula,
      valueFormula,
      accuracyNote,
      dimensions: lines.map(line => ({ ...line, value: line.value ?? null, rowValue: line.rowValue ?? null })),
      findings: analysis.findings,
      columns: analysis.columns,
      rules: analysis.rules,
      notes,
      fixesApplied: applied,
    },
    null,
    2,
  )
}

import { type Analysis, analyze, type Settings } from '../program/model.ts'
import { parseCsv } from '../program/parse-csv.ts'
import type { Table } from '../program/table/table.ts'

export function tableFrom(text: string): Table {
  const parsed = parseCsv(text)
  if (parsed.kind === 'failed') throw new Error(parsed.message)
  return parsed.table
}

export function settingsWith(settings: Partial<Settings> = {}): Settings {
  return { columns: {}, freshness: { asOf: '2025-06-30', maxAgeMonths: 12, column: 'auto' }, ...settings }
}

export function analyzeText(text: string, settings: Partial<Settings> = {}): Analysis {
  return analyze(tableFrom(text), settingsWith(settings))
}

/** One column of the given cells, under a name. */
export function column(name: string, cells: readonly string[]): string {
  return [name, ...cells.map(cell => `"${cell.replaceAll('"', '""')}"`)].join('\n')
}

export function typeOf(name: string, cells: readonly string[]): string | undefined {
  return analyzeText(column(name, cells)).columns[0]?.type
}

/** "kind row" for each example. */
export function faultsIn(analysis: Analysis): readonly string[] {
  return analysis.findings.flatMap(({ kind, examples }) => examples.map(({ row }) => `${kind} ${row}`))
}

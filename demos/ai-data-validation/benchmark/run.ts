import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { encodeTable } from '../program/detect/coded-table.ts'
import packed from '../program/detect/looks.json' with { type: 'json' }
import { unpackLooks } from '../program/detect/pack-looks.ts'
import { analyze } from '../program/model.ts'
import { decodeBytes, parseCsv } from '../program/parse-csv.ts'
import { Failures } from '../program/table/findings.ts'
import type { Table } from '../program/table/table.ts'
import { readMarkedTables } from '../training/marked-tables.ts'
import { judge, judgeMade, measure, type Quality, rate } from '../training/measure.ts'
import { shuffleRows } from '../training/shuffle-rows.ts'
import { tuningTables } from '../training/tuning-tables.ts'
import { untunedTables } from '../training/untuned-tables.ts'

/**
 * `npm run bench:demo -- ai-data-validation FOLDER [--rows 20] [--seeds 3]`: how well AI Data Validation finds the
 * errors of each table NAME/dirty.csv in the folder, compared with NAME/clean.csv, beside its fixed rules. A seed is an
 * order of the rows: everything else is the same each time. FOLDER may be "invented": the tables of ../training, seed
 * 42; or "marked": those of ../training/marked, typed by hand.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rows: { type: 'string', default: '20' }, seeds: { type: 'string', default: '3' } },
})
const [folder] = positionals
if (folder === undefined) throw new Error('Give a folder of NAME/dirty.csv and NAME/clean.csv, "invented" or "marked".')
const rows = Number(values.rows)
const seeds = Number(values.seeds)
const looks = unpackLooks(packed)
Failures.maxExamples = Number.POSITIVE_INFINITY

if (folder === 'invented') measureInvented()
else if (folder === 'marked') measureMarked()
else measureFolder(folder)

function measureInvented(): void {
  for (const [name, make] of Object.entries({ ...tuningTables, ...untunedTables })) {
    const { alone, taught } = measure(judgeMade(make(42)), looks, rows)
    console.log(`${name}: without labels ${show(alone)}, ${rows} rows marked ${show(taught)}`)
  }
}

function measureMarked(): void {
  for (const { name, table, wrong } of readMarkedTables()) {
    const { alone, aloneFlags } = measure({ coded: encodeTable(table.columns), wrong }, looks, 0)
    const all = rate(either(flagByRules(table), aloneFlags), wrong)
    console.log(
      `${name}: ${countErrors(wrong)} wrong cells, learned check ${show(alone)}, with the fixed rules ${show(all)}`,
    )
  }
}

function measureFolder(parent: string): void {
  const names = readdirSync(parent).filter(name => existsSync(join(parent, name, 'dirty.csv')))
  const lines = names.flatMap(name => {
    try {
      return [measureTable(name, parent)]
    } catch (error) {
      // One table that can't be read should not cost the figures of the others.
      console.log(`${name}: ${error instanceof Error ? error.message : String(error)}`)
      return []
    }
  })
  const mean = (key: 'rules' | 'alone' | 'taught' | 'unseen') => meanOf(lines.map(line => line[key])).toFixed(3)
  console.log(`Mean F1 of ${lines.length} tables, ${seeds} orders of rows each:`)
  console.log(
    `  fixed rules ${mean('rules')}, without labels ${mean('alone')}, ${rows} rows marked ${mean('taught')} (other rows ${mean('unseen')})`,
  )
}

function measureTable(name: string, parent: string) {
  const dirty = readTable(join(parent, name, 'dirty.csv'))
  const clean = readTable(join(parent, name, 'clean.csv'))
  const { wrong } = judge(dirty, clean)
  const ruled = flagByRules(dirty)
  const rules = rate(ruled, wrong)
  const measured = Array.from({ length: seeds }, (_, seed) =>
    measure(judge(shuffleRows(dirty, seed), shuffleRows(clean, seed)), looks, rows),
  )
  const [first] = measured
  if (first === undefined) throw new Error('No seeds.')
  const shown = rate(either(ruled, first.aloneFlags), wrong)
  console.log(
    `${name}: ${dirty.rowNumbers.length} rows × ${dirty.columns.length} columns, ${countErrors(wrong)} wrong cells`,
  )
  console.log(`  fixed rules             ${show(rules)}`)
  console.log(`  without labels          ${show(first.alone)}, ${showSpread(measured.map(({ alone }) => alone.f1))}`)
  console.log(`  both, nothing marked    ${show(shown)}`)
  console.log(
    `  ${rows} rows marked          ${show(first.taught)}, ${showSpread(measured.map(({ taught }) => taught.f1))}`,
  )
  console.log(`  the same, other rows    ${show(first.taughtUnseen)}`)
  console.log(
    `  processor seconds: ${first.aloneSeconds.toFixed(1)} without labels, ${first.allSeconds.toFixed(1)} with`,
  )
  return {
    rules: rules.f1,
    alone: meanOf(measured.map(({ alone }) => alone.f1)),
    taught: meanOf(measured.map(({ taught }) => taught.f1)),
    unseen: meanOf(measured.map(({ taughtUnseen }) => taughtUnseen.f1)),
  }
}

/** The cells that one or the other flags. */
function either(one: readonly Uint8Array[], other: readonly Uint8Array[]): readonly Uint8Array[] {
  return one.map((column, index) => column.map((flag, row) => Math.max(flag, other[index]?.[row] ?? 0)))
}

function countErrors(wrong: readonly Uint8Array[]): number {
  return wrong.reduce((sum, column) => sum + column.reduce((count, isWrong) => count + isWrong, 0), 0)
}

function readTable(path: string): Table {
  const bytes = readFileSync(path)
  const parsed = parseCsv(decodeBytes(new Uint8Array(bytes).buffer).text)
  if (parsed.kind === 'failed') throw new Error(`${path}: ${parsed.message}`)
  return parsed.table
}

/** The cells that the findings of the fixed rules name; a finding about whole rows names no cell. */
function flagByRules(table: Table): readonly Uint8Array[] {
  const places = new Map(table.rowNumbers.map((number, row) => [number, row]))
  const flags = table.columns.map(() => new Uint8Array(table.rowNumbers.length))
  const asOf = new Date().toISOString().slice(0, 10)
  const { findings } = analyze(table, { columns: {}, freshness: { asOf, maxAgeMonths: 12, column: 'auto' } })
  for (const { columns, examples } of findings) {
    for (const [index, { name }] of table.columns.entries()) {
      if (!columns.includes(name)) continue
      for (const { row } of examples) flags[index]?.set([1], places.get(row) ?? 0)
    }
  }
  return flags
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function show({ precision, recall, f1 }: Quality): string {
  return `precision ${precision.toFixed(3)}  recall ${recall.toFixed(3)}  F1 ${f1.toFixed(3)}`
}

function showSpread(values: readonly number[]): string {
  return `mean F1 ${meanOf(values).toFixed(3)} (${Math.min(...values).toFixed(3)}–${Math.max(...values).toFixed(3)})`
}

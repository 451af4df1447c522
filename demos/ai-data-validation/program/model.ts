import { type ColumnProfile, type ColumnRule, profileColumn } from './column-profile.ts'
import { checkUniqueness, findKey } from './duplicates.ts'
import { checkTimeliness, type FreshnessRule, findFreshnessColumn } from './freshness.ts'
import { hasExplainedGaps } from './gaps.ts'
import { checkConsistency, describeRelation, findRelations } from './relations.ts'
import { addTallies, type Checks, countFaultyRows, type FaultyRows, type Finding } from './table/findings.ts'
import type { Table } from './table/table.ts'

export type Settings = {
  /** By column index; missing parts are inferred. */
  readonly columns: Readonly<Record<number, ColumnRule>>
  readonly freshness: FreshnessRule
}

export type Analysis = {
  readonly rows: number
  readonly columns: readonly ColumnProfile[]
  readonly key: string | undefined
  readonly freshnessColumn: string | undefined
  /** Descriptions of the checked rules between columns. */
  readonly rules: readonly string[]
  /** Column index → index of the column it refers to. */
  readonly references: Readonly<Record<number, number>>
  readonly findings: readonly Finding[]
  readonly checks: Checks
  readonly faulty: FaultyRows
}

/** Everything the screen shows about a table. `onProgress` gets a share from 0 to 1. */
export function analyze(table: Table, settings: Settings, onProgress: (share: number) => void = () => {}): Analysis {
  const first = table.columns.map((_, index) => {
    const result = profileColumn(table, index, settings.columns[index] ?? {})
    onProgress((index + 1) / (table.columns.length + 2))
    return result
  })
  const rows = table.rowNumbers.length
  const relations = findRelations(
    table,
    first.map(({ profile }) => profile),
    settings.columns,
  )
  const results = first.map((result, index) => {
    const rule = settings.columns[index] ?? {}
    if (!result.profile.isRequired || rule.isRequired !== undefined) return result
    // The top of a hierarchy refers to nobody.
    const isReference = relations.some(({ kind, from }) => kind === 'reference' && from.index === index)
    const isExplained = isReference || hasExplainedGaps(table, result.profile, first)
    return isExplained ? profileColumn(table, index, { ...rule, isRequired: false }) : result
  })
  const columns = results.map(({ profile }) => profile)
  const freshness = findFreshnessColumn(columns, settings.freshness)
  const consistency = checkConsistency(table, relations)
  const timeliness = checkTimeliness(table, freshness, settings.freshness)
  const uniqueness = checkUniqueness(table, columns)
  const findings = [
    ...results.flatMap(result => result.findings),
    ...consistency.findings,
    ...timeliness.findings,
    ...uniqueness.findings,
  ]
  return {
    rows,
    columns,
    key: findKey(columns, rows)?.name,
    freshnessColumn: freshness?.name,
    rules: relations.map(describeRelation),
    references: Object.fromEntries(
      relations.filter(({ kind }) => kind === 'reference').map(({ from, to }) => [from.index, to.index]),
    ),
    findings: findings.map(({ rows: _, ...finding }) => finding),
    faulty: countFaultyRows(findings),
    checks: {
      accuracy: addTallies(results.map(({ accuracy }) => accuracy)),
      completeness: addTallies(results.map(({ completeness }) => completeness)),
      consistency: consistency.tally,
      timeliness: timeliness.tally,
      uniqueness: uniqueness.tally,
      validity: addTallies(results.map(({ validity }) => validity)),
    },
  }
}

import type { ColumnProfile, ColumnRule } from './column-profile.ts'
import { findKey } from './duplicates.ts'
import { isZipInState } from './formats/states.ts'
import { formatFor } from './table/column-type.ts'
import { addTallies, Failures, type Outcome } from './table/findings.ts'
import { cellAt, isMissing, rowNumberAt, type Table } from './table/table.ts'

/** A rule between two columns, by their profiles. */
type Relation = {
  readonly kind: 'reference' | 'order' | 'zipState'
  readonly from: ColumnProfile
  readonly to: ColumnProfile
}

const startName = /start|begin|from|open|order|hire|join|creat|issue|admi|departure|check.?in/i
const endName =
  /(?:^|[^a-z])end|until|clos|ship|deliver|leav|left|expir|terminat|due|paid|discharg|arrival|check.?out|_to$| to$/i
const referenceShare = 0.8
const minReferences = 3

/** The rules inferred from names and values, and the references chosen by the visitor. */
export function findRelations(
  table: Table,
  profiles: readonly ColumnProfile[],
  rules: Readonly<Record<number, ColumnRule>>,
): readonly Relation[] {
  const used = profiles.filter(({ isAdded, filled }) => !isAdded && filled > 0)
  const state = used.find(({ type }) => type === 'state')
  const zip = used.find(({ type }) => type === 'zip')
  const places: readonly Relation[] = state && zip ? [{ kind: 'zipState', from: zip, to: state }] : []
  return [...findReferences(table, used, rules), ...findOrders(used), ...places]
}

function findOrders(profiles: readonly ColumnProfile[]): readonly Relation[] {
  const dates = profiles.filter(({ type }) => type === 'date')
  const ends = dates.filter(({ name }) => endName.test(name))
  return ends.flatMap(end => {
    const start = dates.findLast(({ name, index }) => index < end.index && startName.test(name) && !endName.test(name))
    return start === undefined ? [] : [{ kind: 'order', from: start, to: end } as const]
  })
}

function findReferences(
  table: Table,
  profiles: readonly ColumnProfile[],
  rules: Readonly<Record<number, ColumnRule>>,
): readonly Relation[] {
  const key = findKey(profiles, table.rowNumbers.length)
  const keys = key === undefined ? new Set<string>() : valuesOf(table, key)
  return profiles.flatMap(from => {
    const chosen = rules[from.index]?.refersTo
    const to = chosen === undefined ? undefined : profiles.find(({ index }) => index === chosen)
    if (to !== undefined) return [{ kind: 'reference', from, to } as const]
    if (chosen !== undefined || key === undefined || from === key || !mayRefer(from)) return []
    const values = [...valuesOf(table, from)]
    const known = values.filter(value => keys.has(value)).length
    const isReference = known >= minReferences && known >= values.length * referenceShare
    return isReference ? [{ kind: 'reference', from, to: key } as const] : []
  })
}

/** Small integers match ids by chance, so plain numbers do not count as references. */
function mayRefer({ type }: ColumnProfile): boolean {
  return type === 'code' || type === 'text' || type === 'category'
}

function valuesOf(table: Table, { index }: ColumnProfile): ReadonlySet<string> {
  const cells = table.columns[index]?.cells ?? []
  return new Set(cells.filter(cell => !isMissing(cell)).map(cell => cell.trim()))
}

/** One check per rule and row with two readable values. */
export function checkConsistency(table: Table, relations: readonly Relation[]): Outcome {
  const outcomes = relations.map(relation => checkRelation(table, relation))
  return {
    findings: outcomes.flatMap(({ findings }) => findings),
    tally: addTallies(outcomes.map(({ tally }) => tally)),
  }
}

function checkRelation(table: Table, relation: Relation): Outcome {
  const { from, to, kind } = relation
  const test = testFor(table, relation)
  const failures = new Failures()
  let made = 0
  for (let at = 0; at < table.rowNumbers.length; at += 1) {
    const value = cellAt(table.columns[from.index], at)
    const other = cellAt(table.columns[to.index], at)
    const isRight = test(value.trim(), other.trim())
    if (isRight === undefined) continue
    made += 1
    const note = kind === 'reference' ? undefined : `${to.name}: ${other}`
    if (!isRight) failures.add({ row: rowNumberAt(table, at), value, note })
  }
  const columns = [from.name, to.name]
  return {
    tally: { passed: made - failures.count, made },
    findings: failures.toFindings({ dimension: 'consistency', kind, columns, text: describeFailure(relation) }),
  }
}

type Test = (value: string, other: string) => boolean | undefined

function testFor(table: Table, { kind, from, to }: Relation): Test {
  if (kind === 'zipState') return isZipInState
  if (kind === 'reference') {
    const known = valuesOf(table, to)
    return value => (isMissing(value) ? undefined : known.has(value))
  }
  const [readStart, readEnd] = [from, to].map(({ index, type }) => {
    const { read } = formatFor(type, table.columns[index] ?? { name: '', cells: [] })
    return (cell: string) => read(cell)?.scale ?? Number.NaN
  })
  return (start, end) => {
    const days = (readEnd?.(end) ?? Number.NaN) - (readStart?.(start) ?? Number.NaN)
    return Number.isNaN(days) ? undefined : days >= 0
  }
}

export function describeRelation({ kind, from, to }: Relation): string {
  if (kind === 'reference') return `Each ${from.name} is found in ${to.name}`
  return kind === 'order' ? `${to.name} is not before ${from.name}` : `${from.name} belongs to ${to.name}`
}

function describeFailure(relation: Relation): string {
  const { kind, from, to } = relation
  if (kind === 'reference') return `Broken reference: no row has this ${to.name}.`
  return kind === 'order' ? `${to.name} is before ${from.name}.` : `The ${from.name} code belongs to another state.`
}

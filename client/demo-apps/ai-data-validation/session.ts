import { applyFix, type Fix, type FixOffer, offerFixes } from './fixes.ts'
import { type Analysis, analyze, type Settings } from './model.ts'
import { compareTables, describePreview, type Preview } from './preview.ts'
import type { Table } from './table.ts'

type Step = { readonly title: string; readonly result: string; readonly tableBefore: Table }

/** An open file with its fixes so far. Each step stores the table before it, which shares all unchanged columns. */
export type Session = {
  readonly name: string
  readonly notes: readonly string[]
  readonly settings: Settings
  readonly table: Table
  readonly analysis: Analysis
  readonly steps: readonly Step[]
  /** The checks of the file as opened. */
  readonly first: Tested
}

type Tested = Pick<Analysis, 'rows' | 'checks' | 'faulty'>

type AppliedFix = { readonly title: string; readonly result: string }

/** The data sent to the screen: small for every file size. */
export type View = {
  readonly name: string
  readonly notes: readonly string[]
  readonly settings: Settings
  readonly analysis: Analysis
  readonly offers: readonly FixOffer[]
  readonly applied: readonly AppliedFix[]
  readonly first: Tested
}

type Opened = {
  readonly name: string
  readonly notes: readonly string[]
  readonly table: Table
  readonly settings: Settings
}

export function openSession(opened: Opened, onProgress?: (share: number) => void): Session {
  const analysis = analyze(opened.table, opened.settings, onProgress)
  return { ...opened, analysis, steps: [], first: toTested(analysis) }
}

/** Also applies the new rules to the file as opened, so that both scores are comparable. */
export function changeSettings(session: Session, settings: Settings): Session {
  const analysis = analyze(session.table, settings)
  const [firstStep] = session.steps
  const first = toTested(firstStep === undefined ? analysis : analyze(firstStep.tableBefore, settings))
  return { ...session, settings, analysis, first }
}

export function previewFix({ table, analysis }: Session, fix: Fix): Preview {
  return compareTables(table, applyFix(table, analysis, fix))
}

export function takeFix(session: Session, { fix, title }: Pick<FixOffer, 'fix' | 'title'>): Session {
  const table = applyFix(session.table, session.analysis, fix)
  const result = describePreview(compareTables(session.table, table))
  const step = { title, result, tableBefore: session.table }
  return { ...session, table, analysis: analyze(table, session.settings), steps: [...session.steps, step] }
}

export function undoFix(session: Session): Session {
  const last = session.steps.at(-1)
  if (last === undefined) return session
  const table = last.tableBefore
  return { ...session, table, analysis: analyze(table, session.settings), steps: session.steps.slice(0, -1) }
}

function toTested({ rows, checks, faulty }: Analysis): Tested {
  return { rows, checks, faulty }
}

export function toView({ name, notes, settings, analysis, steps, first }: Session): View {
  const applied = steps.map(({ title, result }) => ({ title, result }))
  return { name, notes, settings, analysis, offers: offerFixes(analysis), applied, first }
}

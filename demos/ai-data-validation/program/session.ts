import { applyFix, type Fix, type FixOffer, isSameFix, offerFixes } from './fixes.ts'
import { type Analysis, analyze, type Settings } from './model.ts'
import { compareTables, describePreview, type Preview } from './preview.ts'
import type { Table } from './table/table.ts'

type Taken = Pick<FixOffer, 'fix' | 'title'>
type Step = Taken & { readonly result: string; readonly size: number; readonly tableBefore: Table }

/** An open file with its fixes so far. Each step stores the table before it, which shares all unchanged columns. */
export type Session = {
  readonly name: string
  readonly notes: readonly string[]
  readonly settings: Settings
  readonly table: Table
  readonly analysis: Analysis
  readonly steps: readonly Step[]
  /** All fixes that were ever on offer, in the order of their first offer: rows on the screen stay in their place. */
  readonly known: readonly FixOffer[]
  /** The checks of the file as opened. */
  readonly first: Tested
}

export type Tested = Pick<Analysis, 'rows' | 'checks' | 'faulty'>

type Opened = {
  readonly name: string
  readonly notes: readonly string[]
  readonly table: Table
  readonly settings: Settings
}

export function openSession(opened: Opened, onProgress?: (share: number) => void): Session {
  const analysis = analyze(opened.table, opened.settings, onProgress)
  return { ...opened, analysis, steps: [], known: offerFixes(analysis), first: toTested(analysis) }
}

/** Also applies the new rules to the file as opened, so that both scores are comparable. */
export function changeSettings(session: Session, settings: Settings): Session {
  const analysis = analyze(session.table, settings)
  const [firstStep] = session.steps
  const first = toTested(firstStep === undefined ? analysis : analyze(firstStep.tableBefore, settings))
  return withAnalysis({ ...session, settings, first }, analysis)
}

export function previewFix({ table, analysis }: Session, fix: Fix): Preview {
  return compareTables(table, applyFix(table, analysis, fix))
}

export function takeFix(session: Session, taken: Taken): Session {
  const next = takeStep(session, taken)
  return withAnalysis(next, analyze(next.table, session.settings))
}

/** Applies a fix without new checks. */
export function takeStep(session: Session, { fix, title }: Taken): Session {
  const table = applyFix(session.table, session.analysis, fix)
  const change = compareTables(session.table, table)
  const size = change.cells + change.removed
  const steps = [...session.steps, { fix, title, result: describePreview(change), size, tableBefore: session.table }]
  return { ...session, table, steps }
}

/** Takes one fix back, and applies again what was applied after it. */
export function undoFix(session: Session, fix: Fix): Session {
  const place = session.steps.findIndex(step => isSameFix(step.fix, fix))
  const undone = session.steps[place]
  if (undone === undefined) return session
  const table = undone.tableBefore
  const back = { ...session, table, steps: session.steps.slice(0, place) }
  const later = session.steps.slice(place + 1)
  return later.reduce<Session>(takeFix, withAnalysis(back, analyze(table, session.settings)))
}

export function withAnalysis(session: Session, analysis: Analysis): Session {
  const added = offerFixes(analysis).filter(({ fix }) => !session.known.some(known => isSameFix(known.fix, fix)))
  return { ...session, analysis, known: [...session.known, ...added] }
}

function toTested({ rows, checks, faulty }: Analysis): Tested {
  return { rows, checks, faulty }
}

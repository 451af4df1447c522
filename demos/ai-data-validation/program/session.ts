import { applyFix, type Fix, type FixOffer, isSameFix, offerFixes } from './fixes.ts'
import { type Analysis, analyze, type Settings } from './model.ts'
import { compareTables, describePreview, type Preview } from './preview.ts'
import type { Table } from './table/table.ts'

type Taken = Pick<FixOffer, 'fix' | 'title'>
type Step = Taken & { readonly result: string; readonly tableBefore: Table }

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

type Tested = Pick<Analysis, 'rows' | 'checks' | 'faulty'>

type AppliedFix = { readonly title: string; readonly result: string }

/** A fix in its place: on offer, applied with its result, or without anything left to do. */
export type FixRow = FixOffer & {
  readonly state: 'offered' | 'applied' | 'idle'
  readonly result: string
}

/** The data sent to the screen: small for every file size. */
export type View = {
  readonly name: string
  readonly notes: readonly string[]
  readonly settings: Settings
  readonly analysis: Analysis
  readonly fixes: readonly FixRow[]
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

export function takeFix(session: Session, { fix, title }: Taken): Session {
  const table = applyFix(session.table, session.analysis, fix)
  const result = describePreview(compareTables(session.table, table))
  const steps = [...session.steps, { fix, title, result, tableBefore: session.table }]
  return withAnalysis({ ...session, table, steps }, analyze(table, session.settings))
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

function withAnalysis(session: Session, analysis: Analysis): Session {
  const added = offerFixes(analysis).filter(({ fix }) => !session.known.some(known => isSameFix(known.fix, fix)))
  return { ...session, analysis, known: [...session.known, ...added] }
}

export function toView({ name, notes, settings, analysis, steps, known, first }: Session): View {
  const applied = steps.map(({ title, result }) => ({ title, result }))
  const offers = offerFixes(analysis)
  const fixes = known.map((old): FixRow => {
    const step = steps.find(({ fix }) => isSameFix(fix, old.fix))
    if (step !== undefined) return { ...old, fix: step.fix, state: 'applied', result: step.result }
    const offer = offers.find(({ fix }) => isSameFix(fix, old.fix))
    return offer === undefined ? { ...old, state: 'idle', result: '' } : { ...offer, state: 'offered', result: '' }
  })
  return { name, notes, settings, analysis, fixes, applied, first }
}

function toTested({ rows, checks, faulty }: Analysis): Tested {
  return { rows, checks, faulty }
}

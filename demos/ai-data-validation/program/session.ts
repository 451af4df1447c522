import { applyFix, type Fix, type FixOffer, isSafe, isSameFix, offerFixes } from './fixes.ts'
import { type Analysis, analyze, type Settings } from './model.ts'
import { compareTables, describePreview, type Preview } from './preview.ts'
import { type Sheet, toSheet } from './sheet.ts'
import type { Suspects } from './suspects.ts'
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

type Tested = Pick<Analysis, 'rows' | 'checks' | 'faulty'>

type AppliedFix = { readonly title: string; readonly result: string }

/** A fix in its place: on offer, applied with its result, or without anything left to do. */
export type FixRow = FixOffer & {
  readonly state: 'offered' | 'applied' | 'idle'
  readonly result: string
}

/** The data sent to the screen: small for every file size, with a few rows of the table. */
export type View = {
  readonly name: string
  readonly notes: readonly string[]
  readonly settings: Settings
  readonly analysis: Analysis
  readonly fixes: readonly FixRow[]
  readonly applied: readonly AppliedFix[]
  readonly first: Tested
  readonly repairs: Repairs
  readonly sheet: Sheet
}

/** How many cells and rows the safe fixes would repair, and how many they did. */
type Repairs = { readonly offered: number; readonly done: number }

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

/** Applies all fixes that leave the meaning of the data as it is. */
export function repairAll(session: Session): Session {
  const next = repairUnchecked(session)
  return withAnalysis(next, analyze(next.table, session.settings))
}

/** Takes all safe fixes back, and applies the others again. */
export function undoRepairs(session: Session): Session {
  const [first] = session.steps
  if (first === undefined) return session
  const table = first.tableBefore
  const others = session.steps.filter(({ fix }) => !isSafe(fix))
  const back = { ...session, table, steps: [] }
  return others.reduce<Session>(takeFix, withAnalysis(back, analyze(table, session.settings)))
}

/** The session after the safe fixes, with the analysis of before: cheap enough to count with. */
function repairUnchecked(session: Session): Session {
  return offerFixes(session.analysis)
    .filter(({ fix }) => isSafe(fix))
    .reduce<Session>(takeStep, session)
}

function takeStep(session: Session, { fix, title }: Taken): Session {
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

function withAnalysis(session: Session, analysis: Analysis): Session {
  const added = offerFixes(analysis).filter(({ fix }) => !session.known.some(known => isSameFix(known.fix, fix)))
  return { ...session, analysis, known: [...session.known, ...added] }
}

export function toView(session: Session, suspects?: Suspects): View {
  const { name, notes, settings, analysis, steps, known, first } = session
  const repaired = repairUnchecked(session)
  const done = countRepairs(session)
  const applied = steps.map(({ title, result }) => ({ title, result }))
  const offers = offerFixes(analysis)
  const fixes = known.map((old): FixRow => {
    const step = steps.find(({ fix }) => isSameFix(fix, old.fix))
    if (step !== undefined) return { ...old, fix: step.fix, state: 'applied', result: step.result }
    const offer = offers.find(({ fix }) => isSameFix(fix, old.fix))
    return offer === undefined ? { ...old, state: 'idle', result: '' } : { ...offer, state: 'offered', result: '' }
  })
  const repairs = { done, offered: countRepairs(repaired) - done }
  const opened = steps[0]?.tableBefore ?? session.table
  const sheet = toSheet({ opened, table: session.table, repaired: repaired.table, analysis, suspects })
  return { name, notes, settings, analysis, fixes, applied, first, repairs, sheet }
}

function countRepairs({ steps }: Session): number {
  return steps.filter(({ fix }) => isSafe(fix)).reduce((sum, { size }) => sum + size, 0)
}

function toTested({ rows, checks, faulty }: Analysis): Tested {
  return { rows, checks, faulty }
}

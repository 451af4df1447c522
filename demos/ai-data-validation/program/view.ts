import { type FixOffer, isSameFix, offerFixes } from './fixes.ts'
import type { Analysis, Settings } from './model.ts'
import { countRepairs, repairUnchecked } from './repairs.ts'
import type { Session, Tested } from './session.ts'
import { type Sheet, toSheet } from './sheet.ts'
import type { Suspects } from './suspects.ts'

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

import { isSafe, offerFixes } from './fixes.ts'
import { analyze } from './model.ts'
import { type Session, takeFix, takeStep, withAnalysis } from './session.ts'

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
export function repairUnchecked(session: Session): Session {
  return offerFixes(session.analysis)
    .filter(({ fix }) => isSafe(fix))
    .reduce<Session>(takeStep, session)
}

/** How many cells and rows the safe fixes of a session changed. */
export function countRepairs({ steps }: Session): number {
  return steps.filter(({ fix }) => isSafe(fix)).reduce((sum, { size }) => sum + size, 0)
}

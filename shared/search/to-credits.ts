import { type Index, places } from './build-index.ts'
import type { QueryTerm } from './synonyms.ts'
import { weights } from './weights.ts'

/** How far each passage covers a query term. */
export function toCredits(index: Index, { own, others }: QueryTerm, hasTitles: boolean): ReadonlyMap<number, number> {
  const credits = new Map<number, number>()
  const raise = (passage: number, credit: number) => {
    if (credit > (credits.get(passage) ?? 0)) credits.set(passage, credit)
  }
  const add = (stems: readonly string[], weight: number) => {
    for (const [passage, credit] of findAll(index, stems, hasTitles)) raise(passage, credit * weight)
  }
  if (own.length > 0) add(own, 1)
  if (own.length > 1) for (const stem of own) add([stem], weights.part)
  for (const stems of others) add(stems, own.length === 0 ? 1 : weights.synonym)
  return credits
}

/** The best of each page, at most 1. */
export function toPageCredits({ pageOf }: Index, credits: ReadonlyMap<number, number>): ReadonlyMap<number, number> {
  const ofPages = new Map<number, number>()
  for (const [passage, credit] of credits) {
    const page = pageOf[passage] ?? 0
    ofPages.set(page, Math.max(ofPages.get(page) ?? 0, Math.min(1, credit)))
  }
  return ofPages
}

/** The passages that have all of the stems, with the mean weight of their places. */
function findAll(index: Index, stems: readonly string[], hasTitles: boolean): ReadonlyMap<number, number> {
  let found: ReadonlyMap<number, number> | undefined
  for (const stem of stems) {
    const next = new Map<number, number>()
    for (const [passage, credit] of findStem(index, stem, hasTitles)) {
      const before = found === undefined ? 0 : found.get(passage)
      if (before !== undefined) next.set(passage, before + credit / stems.length)
    }
    found = next
  }
  return found ?? new Map()
}

/** The passages that have a stem, or whose page has it in its title. */
function findStem(
  { postings, titles, firstPassages }: Index,
  stem: string,
  hasTitles: boolean,
): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  for (const posting of postings.get(stem) ?? [])
    found.set(Math.floor(posting / places.length), weights.places[posting % places.length] ?? 0)
  for (const page of hasTitles ? (titles.get(stem) ?? []) : []) {
    const end = firstPassages[page + 1] ?? 0
    for (let passage = firstPassages[page] ?? 0; passage < end; passage++)
      found.set(passage, (found.get(passage) ?? 0) + weights.title)
  }
  return found
}

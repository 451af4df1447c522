import { places } from './build-index.ts'
import type { Index } from './open-index.ts'
import type { QueryTerm } from './synonyms.ts'
import { weights } from './weights.ts'

/** Passages in their order, with a number for each. */
type Found = { readonly passages: readonly number[]; readonly credits: readonly number[] }

/** How far each passage covers a query term; 0 is not at all. */
export function toCredits(index: Index, { own, others }: QueryTerm, hasTitles: boolean): Float64Array {
  const credits = new Float64Array(index.passageCount)
  const add = (stems: readonly string[], weight: number) => {
    const found = findAll(index, stems, hasTitles)
    for (let at = 0; at < found.passages.length; at++) {
      const passage = found.passages[at] ?? 0
      const credit = (found.credits[at] ?? 0) * weight
      if (credit > (credits[passage] ?? 0)) credits[passage] = credit
    }
  }
  if (own.length > 0) add(own, 1)
  if (own.length > 1) for (const stem of own) add([stem], weights.part)
  for (const stems of others) add(stems, own.length === 0 ? 1 : weights.synonym)
  return credits
}

/** The best of each page, at most 1. */
export function toPageCredits({ pageOf, pages }: Index, credits: Float64Array): Float64Array {
  const ofPages = new Float64Array(pages.length)
  for (let passage = 0; passage < credits.length; passage++) {
    const credit = credits[passage] ?? 0
    const page = pageOf[passage] ?? 0
    if (credit > (ofPages[page] ?? 0)) ofPages[page] = Math.min(1, credit)
  }
  return ofPages
}

/** The passages that have all of the stems, with the mean weight of their places. */
function findAll(index: Index, stems: readonly string[], hasTitles: boolean): Found {
  const [first, ...others] = stems.map(stem => findStem(index, stem, hasTitles))
  if (first === undefined) return { passages: [], credits: [] }
  const credits = first.credits.map(credit => credit / stems.length)
  return others.reduce<Found>((all, other) => intersect(all, other, stems.length), { ...first, credits })
}

function intersect(all: Found, other: Found, count: number): Found {
  const passages: number[] = []
  const credits: number[] = []
  let at = 0
  for (let position = 0; position < all.passages.length; position++) {
    const passage = all.passages[position] ?? 0
    while ((other.passages[at] ?? Number.POSITIVE_INFINITY) < passage) at += 1
    if (other.passages[at] !== passage) continue
    passages.push(passage)
    credits.push((all.credits[position] ?? 0) + (other.credits[at] ?? 0) / count)
  }
  return { passages, credits }
}

/** The passages that have a stem, or whose page has it in its title. */
function findStem(index: Index, text: string, hasTitles: boolean): Found {
  const passages: number[] = []
  const credits: number[] = []
  const stem = index.findStem(text)
  if (stem === undefined) return { passages, credits }
  const postings = index.postingsOf(stem)
  let at = 0
  const addBefore = (end: number) => {
    for (; at < postings.length; at++) {
      const posting = postings[at] ?? 0
      const passage = Math.floor(posting / places.length)
      if (passage >= end) return
      passages.push(passage)
      credits.push(weights.places[posting % places.length] ?? 0)
    }
  }
  for (const page of hasTitles ? index.titlesOf(stem) : []) {
    const end = index.firstPassages[page + 1] ?? 0
    for (let passage = index.firstPassages[page] ?? 0; passage < end; passage++) {
      addBefore(passage + 1)
      const own = passages.at(-1) === passage ? (credits.pop() ?? 0) : 0
      if (own === 0) passages.push(passage)
      credits.push(own + weights.title)
    }
  }
  addBefore(index.passageCount)
  return { passages, credits }
}

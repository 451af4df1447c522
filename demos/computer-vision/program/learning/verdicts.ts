import { areAligned } from './in-place.ts'
import { minGoodPictures } from './norm.ts'
import { toPlaceWords } from './place.ts'
import type { Judged, Report } from './protocol.ts'
import { findUnsure, toNotes } from './unsure.ts'

export type Verdict = {
  /** From 1, as shown. */
  readonly number: number
  readonly isGood: boolean
  /** The score as a multiple of the limit. */
  readonly ratio: number
  readonly differs: boolean
  /** Below the limit, but so near to it that the good ones are too few, or too unlike, to tell. */
  readonly isUnsure: boolean
  /** False for another size or direction, and where the good ones are no norm. */
  readonly isJudged: boolean
  readonly words: string
}

export type Findings = {
  readonly verdicts: readonly Verdict[]
  /** With too many above the limit, what was marked as good is no norm. */
  readonly hasNorm: boolean
  readonly summary: string
  readonly notes: readonly string[]
}

/** Judging fewer others says nothing about the norm. */
const minOthers = 3

/** A fault is hardly ever so near to the limit; a good one often is when those marked don't show what is usual. */
const minApart = 1.2
const minGap = 1.5

/** What the pictures' scores mean, in words. */
export function toFindings(report: Report): Findings {
  const good = new Set(report.good)
  const ratios = report.judged.map(({ score }) => score)
  const ofGood = report.judged.filter((_, index) => good.has(index))
  const arePlaced = areAligned(ofGood)
  const fits = report.judged.map(judged => !arePlaced || areAligned([judged, ...ofGood]))
  const others = ratios.filter((_, index) => !good.has(index) && fits[index])
  const above = ratios.flatMap((ratio, index) => (!good.has(index) && fits[index] && ratio > 1 ? [index + 1] : []))
  const hasNorm = others.length < minOthers || above.length <= others.length / 2 || areApart(others)
  const unsure = findUnsure(report)
  const verdicts = report.judged.map((judged, index): Verdict => {
    const ratio = ratios[index] ?? 0
    const isGood = good.has(index)
    if (fits[index] === false) {
      const words = 'not judged: another size or direction than the good ones. Crop or turn it'
      return { number: index + 1, isGood, ratio, differs: false, isUnsure: false, isJudged: false, words }
    }
    const differs = hasNorm && !isGood && ratio > 1
    const isUnsure = hasNorm && !isGood && !differs && ratio >= unsure
    const words = toWords(judged, ratio, { isGood, differs, isUnsure, hasNorm })
    return { number: index + 1, isGood, ratio, differs, isUnsure, isJudged: hasNorm || isGood, words }
  })
  return {
    verdicts,
    hasNorm,
    ...summarize({
      above,
      unsure: verdicts.flatMap(({ isUnsure, number }) => (isUnsure ? [number] : [])),
      others: others.length,
      hasNorm,
      areAllGood: good.size === ratios.length,
    }),
    notes: toNotes(report, arePlaced),
  }
}

/** Whether those above the limit are so far above it, and from the others, that the number of them doesn't matter. */
function areApart(ratios: readonly number[]): boolean {
  const below = Math.max(0, ...ratios.filter(ratio => ratio <= 1))
  const above = Math.min(...ratios.filter(ratio => ratio > 1))
  return below > 0 && above >= minApart && above >= minGap * below
}

/** What to do when fewer are marked than can be compared. */
export function askForMarks(marked: number): string {
  return `No norm yet. Mark at least ${minGoodPictures} good ones${marked === 0 ? '' : ` (${marked} so far)`}.`
}

function toWords(
  { place }: Judged,
  ratio: number,
  { isGood, differs, isUnsure, hasNorm }: Pick<Verdict, 'isGood' | 'differs' | 'isUnsure'> & { hasNorm: boolean },
): string {
  if (isGood) return 'marked as good'
  if (!hasNorm) return ratio > 1 ? 'unlike those marked' : 'like those marked'
  if (isUnsure) return 'not sure: mark more good photos'
  if (!differs) return 'like the good ones'
  return `differs, most ${toPlaceWords(place)}`
}

type Counted = {
  readonly above: readonly number[]
  readonly unsure: readonly number[]
  readonly others: number
  readonly hasNorm: boolean
  readonly areAllGood: boolean
}

function summarize({ above, unsure, others, hasNorm, areAllGood }: Counted) {
  if (others === 0 && !areAllGood) return { summary: 'None of the others can be compared with the good ones.' }
  if (!hasNorm) {
    return {
      summary: `No norm found: ${above.length} of ${others} others are above the limit, and some only just, so those marked may not show what is usual. If one of them is good, mark it.`,
    }
  }
  const more = unsure.length === 0 ? '' : ` Not sure of no. ${unsure.join(', ')}: mark more good photos.`
  if (above.length === 0 && unsure.length > 0) return { summary: `None of ${others} others is above the limit.${more}` }
  if (above.length === 0)
    return { summary: others === 0 ? 'All are marked as good.' : `None of ${others} others differs.` }
  return {
    summary: `${above.length} of ${others} others ${above.length === 1 ? 'differs' : 'differ'}: no. ${above.join(', ')}.${more}`,
  }
}

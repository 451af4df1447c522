import { areAligned } from './in-place.ts'
import { minGoodPictures } from './norm.ts'
import { toPlaceWords } from './place.ts'
import type { Judged, Report } from './protocol.ts'

export type Verdict = {
  /** From 1, as shown. */
  readonly number: number
  readonly isGood: boolean
  /** The score as a multiple of the limit. */
  readonly ratio: number
  readonly differs: boolean
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

/** A good picture this far above the next one looks unlike the others. */
const oddRatio = 1.4

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
  const verdicts = report.judged.map((judged, index): Verdict => {
    const ratio = ratios[index] ?? 0
    const isGood = good.has(index)
    if (fits[index] === false) {
      const words = 'not judged: another size or direction than the good ones. Crop or turn it'
      return { number: index + 1, isGood, ratio, differs: false, isJudged: false, words }
    }
    const differs = hasNorm && !isGood && ratio > 1
    const words = toWords(judged, ratio, { isGood, differs, hasNorm })
    return { number: index + 1, isGood, ratio, differs, isJudged: hasNorm || isGood, words }
  })
  return {
    verdicts,
    hasNorm,
    ...summarize({ above, others: others.length, hasNorm, areAllGood: good.size === ratios.length }),
    notes: toNotes(report, ratios, arePlaced),
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
  { isGood, differs, hasNorm }: { isGood: boolean; differs: boolean; hasNorm: boolean },
): string {
  if (isGood) return 'marked as good'
  if (!hasNorm) return ratio > 1 ? 'unlike those marked' : 'like those marked'
  if (!differs) return 'like the good ones'
  return `differs, most ${toPlaceWords(place)}`
}

type Counted = {
  readonly above: readonly number[]
  readonly others: number
  readonly hasNorm: boolean
  readonly areAllGood: boolean
}

function summarize({ above, others, hasNorm, areAllGood }: Counted) {
  if (others === 0 && !areAllGood) return { summary: 'None of the others can be compared with the good ones.' }
  if (!hasNorm) {
    return {
      summary: `No norm found: ${above.length} of ${others} others are above the limit, and some only just, so those marked may not show what is usual. If one of them is good, mark it.`,
    }
  }
  if (above.length === 0)
    return { summary: others === 0 ? 'All are marked as good.' : `None of ${others} others differs.` }
  return {
    summary: `${above.length} of ${others} others ${above.length === 1 ? 'differs' : 'differ'}: no. ${above.join(', ')}.`,
  }
}

function toNotes({ good }: Report, ratios: readonly number[], arePlaced: boolean): readonly string[] {
  const ofGood = good.map(index => ({ index, ratio: ratios[index] ?? 0 })).sort((a, b) => b.ratio - a.ratio)
  const [first, second] = ofGood
  const isOdd = first !== undefined && second !== undefined && first.ratio > oddRatio * second.ratio
  return [
    `The limit is the highest score of a good one, judged by the other good ones. Expect about 1 good one in ${good.length + 1} above it.`,
    ...(arePlaced ? [] : ['The good ones differ in size, so places are not compared: what is missing can pass.']),
    ...(isOdd ? [`No. ${first.index + 1} is marked as good and looks unlike the other good ones. Check it.`] : []),
  ]
}

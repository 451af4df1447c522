import type { Report } from './protocol.ts'

/** A good picture this far above the next one looks unlike the others. */
const oddRatio = 1.4

/** From so many good ones on the limit is taken as it is. */
const enoughGood = 6

/** With fewer, or with one unlike the others, nothing is said from this share of the limit on. */
const unsureFrom = 0.7

/** The good one that is unlike the others and alone sets the limit, and where the limit were without it. */
function findOdd({ good, judged }: Report): { readonly index: number; readonly without: number } | undefined {
  const ofGood = good.map(index => ({ index, ratio: judged[index]?.score ?? 0 })).sort((a, b) => b.ratio - a.ratio)
  const [first, second] = ofGood
  if (first === undefined || second === undefined || first.ratio <= oddRatio * second.ratio) return undefined
  return { index: first.index, without: second.ratio }
}

/** From which share of the limit on a picture may differ after all; above 1 if the limit is sure. */
export function findUnsure(report: Report): number {
  const { without = 1 } = findOdd(report) ?? {}
  if (report.good.length < enoughGood) return Math.min(unsureFrom, without)
  return without < 1 ? without : Number.POSITIVE_INFINITY
}

/** What to know of the limit. */
export function toNotes(report: Report, arePlaced: boolean): readonly string[] {
  const { good } = report
  const odd = findOdd(report)
  return [
    `The limit is the highest score of a good one, judged by the other good ones. Expect about 1 good one in ${good.length + 1} above it.`,
    ...(arePlaced ? [] : ['The good ones differ in size, so places are not compared: what is missing can pass.']),
    ...(odd === undefined
      ? []
      : [
          `No. ${odd.index + 1} is marked as good and looks unlike the other good ones. It alone sets the limit, which would be ${odd.without.toFixed(2)} without it. Check it.`,
        ]),
  ]
}

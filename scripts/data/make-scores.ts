import { createRandom, pickWhole, type Random } from '../../demos/kit/random.ts'
import { mean } from './backtest.ts'

type Part = { readonly from: number; readonly until: number; readonly invoices: number; readonly wrong: number }

/** The score bands of the post with their average score, divided where a threshold of its first table lies. */
const bands: readonly { readonly average: number; readonly parts: readonly Part[] }[] = [
  { average: 0.002, parts: [{ from: 0.0001, until: 0.01, invoices: 7345, wrong: 18 }] },
  {
    average: 0.023,
    parts: [
      { from: 0.01, until: 0.02, invoices: 939, wrong: 17 },
      { from: 0.02, until: 1 / 30, invoices: 547, wrong: 15 },
      { from: 1 / 30, until: 0.05, invoices: 348, wrong: 18 },
    ],
  },
  {
    average: 0.095,
    parts: [
      { from: 0.05, until: 0.1, invoices: 421, wrong: 34 },
      { from: 0.1, until: 0.2, invoices: 230, wrong: 35 },
    ],
  },
  { average: 0.3, parts: [{ from: 0.2, until: 0.5, invoices: 145, wrong: 44 }] },
  { average: 0.637, parts: [{ from: 0.5, until: 0.95, invoices: 25, wrong: 19 }] },
]

type Invoice = { readonly score: number; readonly isWrong: boolean }

/** The CSV of the post "Price the Mistakes, Then Set the Threshold": 10,000 invented invoices. */
export function makeScores(): string {
  const random = createRandom(1)
  const invoices = bands.flatMap(({ average, parts }) => {
    const skew = findSkew(parts, average)
    return parts.flatMap(part => markWrong(toScores(part, skew), part.wrong, random))
  })
  const rows = shuffle(invoices, random).map(({ score, isWrong }) => `${score.toFixed(4)},${isWrong ? 1 : 0}`)
  return ['score,wrong', ...rows, ''].join('\n')
}

/** Scores from one end of the part to the other, evenly on a logarithmic scale; more of them are low as `skew` grows. */
function toScores({ from, until, invoices }: Part, skew: number): readonly number[] {
  return Array.from({ length: invoices }, (_, index) => {
    const score = from * (until / from) ** (((index + 0.5) / invoices) ** skew)
    // Four decimals, and never below the part.
    return Math.max(Math.ceil(from * 1e4), Math.floor(score * 1e4)) / 1e4
  })
}

function findSkew(parts: readonly Part[], average: number): number {
  let [low, high] = [0.2, 5]
  for (let step = 0; step < 30; step++) {
    const middle = (low + high) / 2
    if (mean(parts.flatMap(part => toScores(part, middle))) > average) low = middle
    else high = middle
  }
  return low
}

/** The higher the score, the likelier an invoice is among the wrong ones. */
function markWrong(scores: readonly number[], wrong: number, random: Random): readonly Invoice[] {
  const drawn = scores.map(score => ({ score, luck: random() ** (1 / score) }))
  const ranked = drawn.toSorted((a, b) => b.luck - a.luck)
  return ranked.map(({ score }, place) => ({ score, isWrong: place < wrong }))
}

function shuffle<Item>(items: readonly Item[], random: Random): readonly Item[] {
  const mixed = [...items]
  for (let index = mixed.length - 1; index > 0; index--) {
    const [item] = mixed.splice(pickWhole(random, 0, index), 1)
    if (item !== undefined) mixed.push(item)
  }
  return mixed
}

import { defineModel } from './model.ts'

const years = 3

/** Buying, borrowing and building compared: content/articles/blog-18.md, "A worked comparison". */
export const sourcing = defineModel(
  [
    'documents',
    'buyPrice',
    'buySetup',
    'buyUpkeep',
    'buyLeave',
    'borrowPrice',
    'borrowSetup',
    'borrowUpkeep',
    'borrowLeave',
    'buildUsage',
    'buildSetup',
    'buildUpkeep',
    'buildLeave',
  ],
  ['buy', 'borrow', 'build', 'breakEven', 'buyAndLeave', 'borrowAndLeave', 'buildAndLeave'],
  inputs => {
    const { documents, buyLeave, borrowLeave, buildSetup, buildUsage, buildUpkeep, buildLeave } = inputs
    const bought = { fixed: inputs.buySetup + years * inputs.buyUpkeep, each: years * inputs.buyPrice }
    const borrowed = { fixed: inputs.borrowSetup + years * inputs.borrowUpkeep, each: years * inputs.borrowPrice }
    const costOf = ({ fixed, each }: typeof bought, volume: number) => toCents(fixed + each * volume)
    const buy = costOf(bought, documents)
    const borrow = costOf(borrowed, documents)
    const build = toCents(buildSetup + years * (buildUsage + buildUpkeep))
    const crossing = (borrowed.fixed - bought.fixed) / (bought.each - borrowed.each)
    const breakEven = crossing > 0 && Number.isFinite(crossing) ? crossing : Number.NaN
    // Twice the volume, so that a reader sees what growth does.
    const volumes = [0, 2 * documents]
    return {
      results: {
        buy,
        borrow,
        build,
        breakEven,
        buyAndLeave: toCents(buy + buyLeave),
        borrowAndLeave: toCents(borrow + borrowLeave),
        buildAndLeave: toCents(build + buildLeave),
      },
      chart: {
        kind: 'lines',
        series: [
          { name: 'buy', points: volumes.map(volume => [volume, costOf(bought, volume)]) },
          { name: 'borrow', points: volumes.map(volume => [volume, costOf(borrowed, volume)]) },
        ],
        ...(breakEven <= 2 * documents && { mark: breakEven }),
      },
    }
  },
)

/** Without what is left of binary fractions, which would show as cents. */
function toCents(dollars: number): number {
  return Math.round(dollars * 100) / 100
}

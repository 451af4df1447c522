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
    const buy = bought.fixed + bought.each * documents
    const borrow = borrowed.fixed + borrowed.each * documents
    const build = buildSetup + years * (buildUsage + buildUpkeep)
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
        buyAndLeave: buy + buyLeave,
        borrowAndLeave: borrow + borrowLeave,
        buildAndLeave: build + buildLeave,
      },
      chart: {
        kind: 'lines',
        series: [
          { name: 'buy', points: volumes.map(volume => [volume, bought.fixed + bought.each * volume]) },
          { name: 'borrow', points: volumes.map(volume => [volume, borrowed.fixed + borrowed.each * volume]) },
        ],
        ...(breakEven <= 2 * documents && { mark: breakEven }),
      },
    }
  },
)

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scoreRow, toShare, trainForest } from '../../program/detect/boost.ts'
import { packLooks, unpackLooks } from '../../program/detect/pack-looks.ts'
import { factorize, learnProcess, solve } from '../../program/detect/process.ts'

const options = { trees: 20, depth: 2, rate: 0.3, ridge: 1, minWeight: 0.1, seed: 1, rowShare: 1, featureShare: 1 }

function trainOnThreshold() {
  const size = 200
  const levels = Uint8Array.from({ length: size * 2 }, (_, place) =>
    place % 2 === 0 ? (place / 2) % 31 : (place * 7) % 31,
  )
  const labels = Float32Array.from({ length: size }, (_, row) => ((levels[row * 2] ?? 0) > 15 ? 1 : 0))
  const matrix = { levels, width: 2 }
  return { matrix, labels, forest: trainForest({ matrix, labels, weights: new Float32Array(size).fill(1) }, options) }
}

test('a forest learns a threshold of one feature and ignores the other', () => {
  const { matrix, labels, forest } = trainOnThreshold()

  const right = [...labels].filter((label, row) => scoreRow(forest, matrix, row) > 0 === (label === 1))

  expect(right).toHaveLength(labels.length)
})

test('a packed forest scores like the forest, to the thousandth of each tree', () => {
  const { matrix, forest } = trainOnThreshold()
  const [unpacked] = unpackLooks(packLooks([forest]))
  if (unpacked === undefined) throw new Error('No forest.')

  for (const row of [0, 15, 16, 30, 77]) {
    expect(scoreRow(unpacked, matrix, row)).toBeCloseTo(scoreRow(forest, matrix, row), 1)
  }
})

test('solving with the factor of a positive definite matrix inverts its product', () => {
  const number = fc.double({ min: -3, max: 3, noNaN: true })
  const list = (size: number) => fc.array(number, { minLength: size, maxLength: size })
  fc.assert(
    fc.property(list(9), list(3), (entries, wanted) => {
      const matrix = Float64Array.from({ length: 9 }, (_, place) => {
        const [row, column] = [Math.floor(place / 3), place % 3]
        const product = [0, 1, 2].reduce(
          (sum, index) => sum + (entries[row * 3 + index] ?? 0) * (entries[column * 3 + index] ?? 0),
          0,
        )
        return product + (row === column ? 1 : 0)
      })
      const vector = Float64Array.from({ length: 3 }, (_, row) =>
        [0, 1, 2].reduce((sum, column) => sum + (matrix[row * 3 + column] ?? 0) * (wanted[column] ?? 0), 0),
      )
      const found = solve(factorize(matrix, 3), vector)
      for (const [index, value] of wanted.entries()) expect(found[index]).toBeCloseTo(value, 6)
    }),
  )
})

test('what resembles a marked cell takes over its mark, and what does not stays as it was', () => {
  const { believe } = learnProcess(Float64Array.from([10]), [1], [-3])

  const like = believe(Float64Array.from([9.5]), 10, -3)
  const unlike = believe(Float64Array.from([0]), 10, -3)

  expect(toShare(like.mean)).toBeGreaterThan(0.3)
  expect(like.variance).toBeLessThan(10)
  expect(unlike).toEqual({ mean: -3, variance: 10 })
})

test('marks that contradict what was sure before converge to the marks', () => {
  const size = 20
  const likeness = new Float64Array(size * size).map((_, place) => (place % (size + 1) === 0 ? 10.3 : 10))

  const { believe } = learnProcess(likeness, Array(size).fill(1), Array(size).fill(-6))

  expect(toShare(believe(new Float64Array(size).fill(10), 10, -6).mean)).toBeGreaterThan(0.8)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packWeights, unpackWeights } from '../../program/language/pack.ts'

test('weights come back as they were packed, rounded and within a byte', () => {
  const rows = 40
  const columns = 11
  const sparse = fc.array(fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, fc.integer({ min: -200, max: 200 })), {
    minLength: rows * columns,
    maxLength: rows * columns,
  })
  fc.assert(
    fc.property(sparse, values => {
      const { values: again } = unpackWeights(packWeights({ rows, columns, values }, 1))
      expect([...Array.from(again)]).toEqual(values.map(value => Math.max(-127, Math.min(127, value))))
    }),
  )
})

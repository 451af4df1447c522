import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeTable } from '../../program/detect/coded-table.ts'
import { findDependencies } from '../../program/detect/dependencies.ts'
import { countVotes, groupsOf } from '../../program/detect/groups.ts'
import { distanceWithin, findNeighbors } from '../../program/detect/neighbors.ts'
import { spreadOf } from '../../program/detect/numbers.ts'
import { describeValues, valueFeatureNames } from '../../program/detect/value-features.ts'

function columnOf(cells: readonly string[], name = 'a') {
  const [column] = encodeTable([{ name, cells }]).columns
  if (column === undefined) throw new Error('No column.')
  return column
}

const repeat = (size: number, value: string) => Array.from({ length: size }, () => value)

/** The level of a feature for a value of the column. */
function levelOf(cells: readonly string[], value: string, feature: (typeof valueFeatureNames)[number]): number {
  const column = columnOf(cells)
  const { levels } = describeValues(column)
  return levels[column.values.indexOf(value) * valueFeatureNames.length + valueFeatureNames.indexOf(feature)] ?? -1
}

/** Levenshtein's distance as it is defined. */
function countEdits(one: string, other: string, known = new Map<string, number>()): number {
  if (one === '' || other === '') return one.length + other.length
  const key = `${one.length} ${other.length}`
  const [start, end] = [one.slice(1), other.slice(1)]
  const count = (first: string, second: string) => countEdits(first, second, known)
  const edits =
    known.get(key) ??
    (one[0] === other[0] ? count(start, end) : 1 + Math.min(count(start, end), count(start, other), count(one, end)))
  known.set(key, edits)
  return edits
}

test('the distance of two texts is Levenshtein’s, or undefined above the limit', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'x', ' '), maxLength: 12 })
  fc.assert(
    fc.property(text, text, fc.nat(8), (one, other, limit) => {
      const distance = countEdits(one, other)
      expect(distanceWithin(one, other, limit)).toBe(distance <= limit ? distance : undefined)
    }),
  )
})

test('a misspelling finds the frequent value, and the frequent value finds none', () => {
  const { values, counts } = columnOf([...repeat(20, 'birmingham'), 'birmingxam', ...repeat(5, 'florence')])

  const neighbors = findNeighbors(values, counts)

  expect(neighbors.map(neighbor => neighbor && values[neighbor.code])).toEqual([undefined, 'birmingham', undefined])
})

test('active, Active and activ are told apart from the frequent spelling', () => {
  const cells = [...repeat(30, 'active'), 'Active', 'activ', ...repeat(30, 'closed')]

  expect(['active', 'Active', 'activ'].map(value => levelOf(cells, value, 'neighborEdit'))).toEqual([0, 2, 3])
})

test('an address with two signs is not of the kind of its column, a date in another form is of it', () => {
  const emails = [...Array(30).keys()].map(index => `user${index}@mail.example`)
  const dates = [...Array(30).keys()].map(index => `2024-01-${String(1 + (index % 28)).padStart(2, '0')}`)

  expect(levelOf([...emails, 'dan@@example.com'], 'dan@@example.com', 'type')).toBe(2)
  expect(levelOf([...dates, '1/5/2024'], '1/5/2024', 'type')).toBe(1)
  expect(levelOf([...dates, '1/5/2024'], '2024-01-05', 'type')).toBe(0)
})

test('no value, blanks and words for nothing are blank, each in its way', () => {
  const cells = [...repeat(20, 'a'), '', '  ', 'N/A']

  expect(['a', '', '  ', 'N/A'].map(value => levelOf(cells, value, 'blank'))).toEqual([0, 1, 2, 3])
})

test('a number far beyond the others is far, and words have no distance', () => {
  const far = spreadOf(columnOf([...Array(40).keys()].map(index => String(100 + index))))

  expect(far?.('120')).toBe(0)
  expect(far?.('1200')).toBeGreaterThan(10)
  expect(spreadOf(columnOf(repeat(40, 'word')))).toBeUndefined()
})

test('votes count the other rows of a group, without the cell itself', () => {
  const [key, value] = encodeTable([
    { name: 'key', cells: ['a', 'a', 'a', 'a', 'b', ''] },
    { name: 'value', cells: ['1', '1', '2', '', '3', '4'] },
  ]).columns
  if (key === undefined || value === undefined) throw new Error('No columns.')

  const { own, rival, others, rivalCode } = countVotes(groupsOf(key), value)

  expect([...own]).toEqual([1, 1, 0, 0, 0, 0])
  expect([...rival]).toEqual([1, 1, 2, 2, 0, 0])
  expect([...others]).toEqual([3, 3, 3, 3, 0, 0])
  expect([...rivalCode].map(code => value.values[code])).toEqual(['2', '2', '1', '1', undefined, undefined])
})

test('a column that follows from another with a few errors is found, and one that follows from two together', () => {
  const rows = [...Array(400).keys()]
  const city = rows.map(row => `city ${row % 20}`)
  const plan = rows.map(row => `plan ${Math.floor(row / 20) % 5}`)
  const state = rows.map(row => (row % 37 === 0 ? 'XX' : `S${row % 20}`))
  const price = rows.map(row => String((((row % 20) + 1) * 7 + (Math.floor(row / 20) % 5) * 31) % 53))
  const table = encodeTable([
    { name: 'city', cells: city },
    { name: 'plan', cells: plan },
    { name: 'state', cells: state },
    { name: 'price', cells: price },
  ])

  const [, , ofState, ofPrice] = findDependencies(table)

  expect(ofState?.[0]?.from).toEqual([0])
  expect(ofPrice?.at(-1)?.from.toSorted()).toEqual([0, 1])
})

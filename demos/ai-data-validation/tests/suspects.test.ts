import { expect, test } from 'vitest'
import packed from '../program/detect/looks.json' with { type: 'json' }
import { unpackLooks } from '../program/detect/pack-looks.ts'
import { investigate, maxQuestions, refuseToJudge } from '../program/suspects.ts'
import { column, tableFrom } from './tables.ts'

const looks = unpackLooks(packed)
const cities = ['birmingham,AL', 'sheffield,AL', 'florence,SC', 'dallas,TX', 'boaz,AL']

/** Shops in five cities; sizes of every third row have a unit, two cities are misspelled, one state is another one. */
function shops(town = 'city'): string {
  const rows = [...Array(150).keys()].map(index => {
    const [city = '', state = ''] = (cities[index % 5] ?? '').split(',')
    const written = index === 40 ? 'birmingxam' : index === 91 ? 'shefield' : city
    return `${index},${written},${index === 62 ? 'TX' : state},${12 + (index % 4)}${index % 3 === 0 ? ' oz' : ''}`
  })
  return [`id,${town},state,size`, ...rows].join('\n')
}

function look(town?: string) {
  return investigate(tableFrom(shops(town)), looks, () => {})
}

test('a misspelling and a contradiction are found with the likely value and the reason', () => {
  const { columns } = look().view()

  const cells = columns.flatMap(({ name, cells: own }) => own.map(cell => ({ name, ...cell })))
  expect(cells).toContainEqual({
    name: 'city',
    row: 42,
    value: 'birmingxam',
    likely: 'birmingham',
    why: 'Nearly spelled like a value that occurs 29 times.',
  })
  expect(cells).toContainEqual({
    name: 'state',
    row: 64,
    value: 'TX',
    likely: 'SC',
    why: '29 of 29 other rows with the same city have the likely value.',
  })
})

test('marks of a few rows find the cells like those marked, undoing takes them back', () => {
  const investigation = look()
  const before = investigation.view()
  for (let count = 0; count < 8; count += 1) {
    const { question } = investigation.view()
    investigation.answer(
      question?.cells.map(({ column: name, value }) => name === 'size' && value.includes('oz')) ?? [],
    )
  }

  const taught = investigation.view()
  expect(taught.columns.find(({ name }) => name === 'size')?.count).toBe(50)
  expect(taught.answers.some(({ found }) => found > 20)).toBe(true)
  for (let count = 0; count < 8; count += 1) investigation.undo()
  expect(investigation.view()).toEqual(before)
})

test('it asks for at most twenty rows, each once', () => {
  const investigation = look()
  const asked: number[] = []
  for (let { question } = investigation.view(); question !== undefined; { question } = investigation.view()) {
    asked.push(question.row)
    investigation.answer(question.cells.map(() => false))
  }

  expect(asked).toHaveLength(maxQuestions)
  expect(new Set(asked).size).toBe(maxQuestions)
})

test('a marked cell stays as marked', () => {
  const investigation = look()
  const { question } = investigation.view()
  investigation.answer(question?.cells.map(() => true) ?? [])

  const rows = investigation
    .view()
    .columns.flatMap(({ cells, oddForm }) => [...cells, ...oddForm.cells].map(({ row }) => row))
  expect(rows.filter(row => row === question?.row)).toHaveLength(4)
})

test('the export names row, column, value, likely value and reason of every suspect cell', () => {
  const investigation = look()

  const lines = investigation.toCsv().split('\r\n')

  expect(lines[0]).toBe('row,column,value,likely value,why')
  expect(lines).toHaveLength(investigation.view().count + 1)
  expect(lines).toContain('42,city,birmingxam,birmingham,Nearly spelled like a value that occurs 29 times.')
})

test('a column whose name is a formula is none in the export', () => {
  expect(look('=1+1').toCsv()).toContain(`,"'=1+1",birmingxam,`)
})

test('too few rows and columns of a single value are not judged', () => {
  expect(refuseToJudge(tableFrom(column('a', ['1', '2', '3'])))).toContain('too small')
  expect(refuseToJudge(tableFrom(column('a', Array(30).fill('x'))))).toContain('one single value')
  expect(refuseToJudge(tableFrom(shops()))).toBeUndefined()
})

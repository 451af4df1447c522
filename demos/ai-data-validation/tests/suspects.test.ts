import { expect, test } from 'vitest'
import packed from '../program/detect/looks.json' with { type: 'json' }
import { unpackLooks } from '../program/detect/pack-looks.ts'
import { analyze } from '../program/model.ts'
import { describeRepairs, equalWeights, gradeOf, scoreTable } from '../program/score.ts'
import { investigate, maxQuestions, refuseToJudge } from '../program/suspects.ts'
import { readMarkedTable, readMarkedTables } from '../training/marked-tables.ts'
import { column, settingsWith, tableFrom } from './tables.ts'

const looks = unpackLooks(packed)
const settings = settingsWith({ freshness: { asOf: '2025-03-31', maxAgeMonths: 12, column: 'auto' } })

/** Shops in five cities; sizes of every third row have a unit, a city is misspelled, one state is another one. */
function shops(town = 'city'): string {
  const cities = ['birmingham,AL', 'sheffield,AL', 'florence,SC', 'dallas,TX', 'boaz,AL']
  const rows = [...Array(150).keys()].map(index => {
    const [city = '', state = ''] = (cities[index % 5] ?? '').split(',')
    const size = `${12 + (index % 4)}${index % 3 === 0 ? ' oz' : ''}`
    return [index, index === 40 ? 'birmingxam' : city, index === 62 ? 'TX' : state, size].join()
  })
  return [`id,${town},state,size`, ...rows].join('\n')
}

const look = (town?: string) => investigate(tableFrom(shops(town)), looks, () => {})

test('a misspelling and a contradiction are found with the likely value and the reason, also in the export', () => {
  const lines = look().toCsv().split('\r\n')
  expect(lines[0]).toBe('row,column,value,likely value,why')
  expect(lines).toContain('42,city,birmingxam,birmingham,Nearly spelled like a value that occurs 29 times.')
  expect(lines).toContain('64,state,TX,SC,29 of 29 other rows with the same city have the likely value.')
  expect(lines).toHaveLength(look().view().count + 1)
  expect(look('=1+1').toCsv()).toContain(`,"'=1+1",birmingxam,`)
})

test('marks find the cells like those marked, each row is asked for once, undoing takes all back', () => {
  const investigation = look()
  const before = investigation.view()
  const asked: number[] = []
  for (let { question } = investigation.view(); question !== undefined; { question } = investigation.view()) {
    asked.push(question.row)
    investigation.answer(question.cells.map(({ column: name, value }) => name === 'size' && value.includes('oz')))
    if (asked.length !== 8) continue
    expect(investigation.view().columns.find(({ name }) => name === 'size')?.count).toBe(50)
  }
  expect([asked.length, new Set(asked).size]).toEqual([maxQuestions, maxQuestions])
  for (const _ of asked) investigation.undo()
  expect(investigation.view()).toEqual(before)
})

test('too few rows and columns of a single value are not judged', () => {
  expect(refuseToJudge(tableFrom(column('a', ['1', '2', '3'])))).toContain('too small')
  expect(refuseToJudge(tableFrom(column('a', Array(30).fill('x'))))).toContain('one single value')
  expect(refuseToJudge(tableFrom(shops()))).toBeUndefined()
})

test.each(readMarkedTables().map(({ name }) => name))(
  'in %s, typed by hand, nine marks in ten are right, most rows with errors count, and a table without errors has none',
  name => {
    const { table, wrong } = readMarkedTable(name)
    const analysis = analyze(table, settings)
    const isWrong = (row: number, columns: readonly string[]) => {
      const place = table.rowNumbers.indexOf(row)
      return table.columns.some((each, index) => columns.includes(each.name) && wrong[index]?.[place] === 1)
    }
    const shown = [
      ...analysis.findings.flatMap(({ columns, examples }) => examples.map(({ row }) => isWrong(row, columns))),
      ...investigate(table, looks, () => {})
        .view()
        .columns.flatMap(each => each.cells.map(({ row }) => isWrong(row, [each.name]))),
    ]
    const wrongRows = table.rowNumbers.filter((_, row) => wrong.some(marks => marks[row] === 1)).length
    expect(shown.filter(right => right).length).toBeGreaterThanOrEqual(0.9 * shown.length)
    expect(analysis.faulty.any).toBeLessThanOrEqual(wrongRows)
    expect(analysis.faulty.any).toBeGreaterThanOrEqual(wrongRows * 0.4)
    if (wrongRows === 0) expect([shown, scoreTable(analysis, equalWeights).total]).toEqual([[], 100])
  },
)

test('a ruined table has its ten ruined rows to repair and a poor score; four ways to write a country are one remark', () => {
  const ruined = analyze(readMarkedTable('customers-ruined').table, settings)
  expect(describeRepairs(ruined)).toBe('10 of 60 rows have something to repair')
  expect(gradeOf(scoreTable(ruined, equalWeights).total ?? 100).id).toBe('poor')
  expect([99, 98.9, 95, 94.9].map(total => gradeOf(total).id)).toEqual(['good', 'fair', 'fair', 'poor'])
  const ofCountry = ruined.findings.filter(({ columns }) => columns.includes('country'))
  expect(ofCountry.map(({ kind, count }) => [kind, count])).toEqual([['mixed', 8]])
})

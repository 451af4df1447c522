import request from 'supertest'
import { expect, test } from 'vitest'
import { toWritten } from '../../shared/calculators/sheets.ts'
import { fileTypes } from '../../shared/values/file-types.ts'
import { calculatorProblemSchema } from '../support/api-contract.ts'
import { calculatorIds, computeWith, readCalculator } from '../support/calculator-numbers.ts'
import { readXlsx } from '../support/read-files.ts'
import { getSharedApp } from '../support/test-app.ts'

const settings = { PUBLIC_URL: 'http://www.example.com' }
const openApp = () => getSharedApp(settings)

async function download(id: string, query: Readonly<Record<string, number>> = {}) {
  const path = `/calculators/${id}.xlsx?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`
  const { body, headers } = await request(openApp()).get(path).responseType('blob').expect(200)
  return { bytes: new Uint8Array(body), headers }
}

/** Inputs that differ a little from those of the article, where a calculator has no rules between fields. */
function change(id: string): Readonly<Record<string, number>> {
  const { fields, errors } = readCalculator(id)
  if (errors !== undefined) return changes[id] ?? {}
  return Object.fromEntries(
    fields.flatMap(field => {
      if ('options' in field) return []
      const { name, initial, min, max } = field
      return [[name, Math.min(max, Math.max(min, Math.round(initial * 1.3) + 1))]]
    }),
  )
}

const changes: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  audit: { applicantsA: 900, advancedB: 420, advancedC: 20 },
  estimate: { systems: 5, users: 1200 },
  solved: { accuracy: 81, checked: 35, wrongCost: 40 },
  pugh: { weight1: 20, weight2: 20, weight3: 60, a1: 3 },
}

test.each(
  calculatorIds.flatMap(id => [
    { id, query: {} },
    { id, query: change(id) },
  ]),
)('the spreadsheet of $id has live formulas with the values of the page, for $query', async ({ id, query }) => {
  const [main] = readXlsx((await download(id, query)).bytes)
  const { fields, results } = readCalculator(id)
  const expected = computeWith(id, query)
  for (const [index, field] of fields.entries()) {
    const { name } = field
    const given = Object.entries(query).find(([key]) => key === name)?.[1] ?? field.initial
    // A choice is the words of its option.
    const input = { value: toWritten(field, given), formula: undefined }
    expect(main?.cells.get(`B${index + 2}`), name).toEqual(input)
  }
  for (const [index, { name, format, label, cell: content }] of results.entries()) {
    const cell = main?.cells.get(`B${fields.length + index + 2}`)
    if (typeof content === 'number') expect(cell, label).toEqual({ value: content, formula: undefined })
    else expect(cell?.formula, label).toMatch(/\$[A-J]\$\d/)
    if (format === 'text') expect(cell?.value).toBe(expected.texts[name])
    else expect(cell?.value, label).toBeCloseTo(expected.results[name] ?? Number.NaN, 2)
  }
})

test('the table is on a sheet of its own, as formulas', async () => {
  const [, table] = readXlsx((await download('capacity')).bytes)
  expect(table?.name).toBe('Table')
  expect(['A6', 'B6', 'C6', 'D6', 'E6', 'F6'].map(cell => table?.cells.get(cell)?.value)).toEqual([
    5,
    2,
    3,
    expect.closeTo(2.4, 9),
    expect.closeTo(10.6, 9),
    '3',
  ])
  expect(table?.cells.get('E6')?.formula).toContain('Calculator!$B$')
  const [, audit] = readXlsx((await download('audit')).bytes)
  expect(audit?.cells.get('F4')).toMatchObject({ value: 'Flagged', formula: expect.stringContaining('<0.8') })
  expect(audit?.cells.get('G4')?.value).toBeCloseTo(0.164, 3)
})

test('the last sheet has the computation and a link to the article with the same numbers', async () => {
  const method = readXlsx((await download('capacity', { capacity: 20 })).bytes).at(-1)
  const texts = [...(method?.cells.values() ?? [])].map(({ value }) => String(value))
  expect(texts.join('\n')).toContain('20 days less a reserve of 15% leave 17 days a month.')
  const link = texts.find(text => text.startsWith('http'))
  expect(link).toMatch(/^http:\/\/www\.example\.com\/blogs\/blog-11\?capacity=20&.*item5=18#calculate-capacity$/)
  const { text } = await request(openApp())
    .get(link?.replace('http://www.example.com', '').replace(/#.*/, '') ?? '')
    .expect(200)
  expect(text).toMatch(/The whole list takes<\/span> <strong>7.months/)
  expect(method?.xml).toContain('<hyperlink ')
  const without = await request(getSharedApp()).get('/calculators/capacity.xlsx').responseType('blob').expect(200)
  const cells = readXlsx(new Uint8Array(without.body)).at(-1)?.cells ?? new Map<string, { value: unknown }>()
  expect([...cells.values()].some(({ value }) => String(value).startsWith('http'))).toBe(false)
})

test('a result that does not exist is #N/A, and what follows from it too', async () => {
  const [main] = readXlsx((await download('capacity', { upkeep: 10 })).bytes)
  const cells = [...(main?.cells.values() ?? [])]
  expect(cells.filter(({ value }) => value === '#N/A').length).toBeGreaterThan(1)
})

test('the same query gives the same bytes under one ETag, and a good name', async () => {
  const [first, second] = [await download('audit'), await download('audit')]
  expect(Buffer.compare(first.bytes, second.bytes)).toBe(0)
  expect(first.headers).toMatchObject({
    'content-type': fileTypes.xlsx,
    'content-disposition': 'attachment; filename=spanwell-ai-audit.xlsx',
    'cache-control': 'public, max-age=3600',
    'content-length': String(first.bytes.length),
    etag: second.headers.etag,
  })
  const other = await download('audit', { advancedC: 15 })
  expect(other.headers.etag).not.toBe(first.headers.etag)
  await request(openApp())
    .get('/calculators/audit.xlsx')
    .set('If-None-Match', first.headers.etag ?? '')
    .expect(304)
  const head = await request(openApp()).head('/calculators/audit.xlsx').expect(200)
  expect(head.headers.etag).toBe(first.headers.etag)
})

test('wrong fields give a problem document with the message of each', async () => {
  const path = '/calculators/audit.xlsx?advancedA=many&applicantsB=0'
  const response = await request(openApp())
    .get(path)
    .expect(422)
    .expect('Content-Type', /^application\/problem\+json/)
  expect(response.headers).toMatchObject({ 'cache-control': 'no-store' })
  expect(response.headers).not.toHaveProperty('content-disposition')
  const { code, errors } = calculatorProblemSchema.parse(response.body)
  expect(code).toBe('invalid_fields')
  expect(errors).toEqual([
    { field: 'advancedA', code: 'invalid', message: 'Enter a number, such as 40 or 1,200' },
    { field: 'applicantsB', code: 'invalid', message: 'Enter a number from 1 to 10,000,000' },
  ])
  const more = await request(openApp()).get('/calculators/audit.xlsx?applicantsC=50&advancedC=51').expect(422)
  expect(calculatorProblemSchema.parse(more.body).errors).toEqual([
    { field: 'advancedC', code: 'invalid', message: 'Of 50 applicants, at most 50 can advance.' },
  ])
})

test.each(['/calculators/missing.xlsx', '/calculators/constructor.xlsx', '/calculators/roi.pdf', '/calculators/roi'])(
  '%s answers 404',
  async path => {
    await request(openApp()).get(path).expect(404)
  },
)

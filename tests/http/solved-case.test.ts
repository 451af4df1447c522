import request from 'supertest'
import { expect, test } from 'vitest'
import { readXlsx } from '../support/read-files.ts'
import { getSharedApp } from '../support/test-app.ts'

const path = '/blogs/blog-42'

async function readCalculator(query = ''): Promise<string> {
  const { text } = await request(getSharedApp()).get(`${path}${query}`).expect(200)
  return /<section [^>]*id="calculate-solved".*?<\/section>/s.exec(text)?.[0] ?? expect.fail('no calculator')
}

const wordsOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

test('without scripts the chart, the result and the fields are those of the address', async () => {
  const html = await readCalculator('?accuracy=70&checked=100&family=claude-opus&priced=2025-09-11')
  const words = wordsOf(html)
  expect(words).toMatch(
    /The model, with its checks, is cheaper by \$\d\.\d\d a case\. The dashed line is at your 70%\./,
  )
  expect(words).toContain('Claude Opus 4.1, at $15 for a million tokens in and $75 out')
  expect(html).toMatch(/<option value="claude-opus" selected="">Claude Opus<\/option>/)
  expect(html).toMatch(/<option value="2025-09-11" selected="">2025-09-11<\/option>/)
})

test('the chart is another one at another address', async () => {
  const lineOf = (html: string) => / d="(M[^"]*)"/.exec(html)?.[1] ?? expect.fail('no line')
  expect(lineOf(await readCalculator())).not.toBe(lineOf(await readCalculator('?checked=100')))
})

test('the spreadsheet has the prices on a sheet, and finds the one of the chosen line and date there', async () => {
  const { body } = await request(getSharedApp())
    .get('/calculators/solved.xlsx?family=grok&priced=2025-09-11')
    .responseType('blob')
    .expect(200)
  const sheets = readXlsx(new Uint8Array(body))
  expect(sheets.map(({ name }) => name)).toEqual(['Calculator', 'Table', 'Data', 'Method'])
  const [main, , data] = sheets
  expect([1, 2, 3].map(row => data?.cells.get(`J${row}`))).toEqual([
    { value: 'key', formula: undefined },
    { value: 'OpenAI top model/2025-09-11/yes', formula: expect.stringContaining('B2&"/"&F2') },
    expect.objectContaining({ value: 'OpenAI top model/2026-09-22/no' }),
  ])
  const price = [...(main?.cells ?? [])].find(([, { value }]) => value === 'A million tokens in')?.[0] ?? ''
  expect(main?.cells.get(price.replace('A', 'B'))).toEqual({
    value: 3,
    formula: expect.stringMatching(/SUMIF\(Data!\$J\$2:\$J\$35,.*Data!\$G\$2:\$G\$35\)/),
  })
})

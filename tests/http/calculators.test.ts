import { readFileSync } from 'node:fs'
import request from 'supertest'
import { expect, test } from 'vitest'
import { answerQuery, loadCalculator } from '../../shared/calculators/load-calculator.ts'
import { toWritten } from '../../shared/calculators/sheets.ts'
import { fileTypes } from '../../shared/values/file-types.ts'
import { calculatorProblemSchema } from '../support/api-contract.ts'
import { calculatorIds, readCalculator } from '../support/calculator-numbers.ts'
import { contactMessage as message } from '../support/contact-message.ts'
import { findStored, post } from '../support/contact-site.ts'
import { linksOf, wordsOf } from '../support/page-words.ts'
import { readXlsx } from '../support/read-files.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { listIds } from '../support/some-content.ts'
import { getSharedApp } from '../support/test-app.ts'

const PUBLIC_URL = 'https://www.example.com'
const app = getSharedApp({ PUBLIC_URL })
const get = (path: string) => request(app).get(path).expect(200)
const words = await siteLibrary.read('pages/calculator')
const readPage = async (path: string) => (await get(path)).text

const toHeadline = (id: string, search: string) => {
  const [first] = loadCalculator(readCalculator(id), words, new URLSearchParams(search)).answer?.results ?? []
  return first && `${first.label} ${first.text}`
}

/** An address that changes one field of a calculator and with it the headline. */
function findOther(id: string): string {
  const searches = readCalculator(id).fields.flatMap(field => {
    const values = 'options' in field ? field.options.map(({ value }) => value) : [1, field.initial + 5]
    return values.map(value => `?${field.name}=${value}`)
  })
  const isOther = (search: string) => ![undefined, toHeadline(id, '')].includes(toHeadline(id, search))
  return searches.find(isOther) ?? expect.fail(`no field of ${id} changes its result`)
}

/** The page of each calculator that stands in an article or a paper. */
const pages = (['articles', 'papers'] as const).flatMap(folder =>
  listIds(folder).flatMap(name => {
    const text = readFileSync(`content/${folder}/${name}.md`, 'utf8')
    const ids = [...text.matchAll(/^```calculator\n(?:id: )?([\w-]+)/gm)].map(([, id = '']) => id)
    return ids.map(id => ({ id, path: `/${folder === 'papers' ? 'whitepapers' : 'blogs'}/${name}` }))
  }),
)

/** The part of the page that shows the result, as the visitor reads it. */
function readHeadline(html: string): string {
  const [, headline = ''] = /<p [^>]*role="status">(.*?)<\/p>/.exec(html) ?? []
  return headline.replaceAll(/<[^>]*>/g, '')
}

test.each(pages)('$path shows what $id computes from the address, without scripts', async ({ id, path }) => {
  const query = findOther(id)
  for (const search of ['', query]) {
    const html = await readPage(path + search)
    expect(readHeadline(html), search).toBe(toHeadline(id, search))
    expect(html).toMatch(new RegExp(`<form [^>]*action="${path}#calculate-${id}"`))
    expect(html).toContain(`<link rel="canonical" href="${PUBLIC_URL}${path}"`)
    expect(html).toMatch(/<style data-sheets="[^"]*\/assets\/Calculator-/)
    const [, form = ''] = /<form [^>]*#calculate-(.*?)<\/form>/s.exec(html) ?? []
    expect(form, 'a file is not sent').not.toContain('type="file"')
  }
  expect((await get(path + query)).headers).not.toHaveProperty('cache-status')
  expect((await get(path)).headers['cache-status']).toBe('pages; hit')
  expect(await readPage(`${path}?no-field=50&utm_source=x`)).toBe(await readPage(path))
  expect(await readPage('/about')).not.toContain('/assets/Calculator-')
})

const of = (id: string) => pages.find(page => page.id === id)?.path ?? expect.fail(`no page has ${id}`)

test('wrong inputs are kept, escaped, and have their error at the field, while the result waits', async () => {
  const html = await readPage(`${of('roi')}?users=%22%3E%3Cscript%3Ealert(1)%3C/script%3E&rate=50`)
  expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
  expect(html).not.toContain('<script>alert')
  expect(html).toMatch(/<input[^>]*id="users"[^>]*aria-invalid="true"[^>]*aria-describedby="users-error"/)
  expect(html).toContain('<p id="users-error"')
  expect(html).toMatch(/<input[^>]*name="rate"[^>]*value="50"/)
  expect(readHeadline(html)).toBe('Correct the marked field to see the result.')
})

async function download(id: string, search = '') {
  const asked = request(app).get(`/calculators/${id}.xlsx${search}`)
  const { body, headers } = await asked.responseType('blob').expect(200)
  return { sheets: readXlsx(new Uint8Array(body)), bytes: Buffer.from(body), headers }
}

test.each(calculatorIds)('the spreadsheet of %s has live formulas with the values of its page', async id => {
  const content = readCalculator(id)
  const search = findOther(id)
  const { values, computed } = answerQuery(content, words, new URLSearchParams(search))
  const { sheets } = await download(id, search)
  const cellAt = (row: number) => sheets[0]?.cells.get(`B${row + 2}`)
  for (const [row, field] of content.fields.entries()) {
    expect(cellAt(row)?.value, field.name).toEqual(toWritten(field, values?.[field.name] ?? ''))
  }
  for (const [row, { name, label, cell }] of content.results.entries()) {
    const { value, formula } = cellAt(content.fields.length + row) ?? expect.fail(label)
    if (typeof cell !== 'number') expect(formula, label).toMatch(/\$[A-J]\$\d/)
    const expected = computed?.results[name]
    if (Number.isNaN(expected)) expect(value, label).toBe('#N/A')
    else expect(value, label).toEqual(typeof expected === 'number' ? expect.closeTo(expected, 2) : expected)
  }
  const link = [...(sheets.at(-1)?.cells.values() ?? [])]
    .map(({ value }) => `${value}`)
    .find(text => /^http/.test(text))
  const path = pages.find(page => page.id === id)?.path
  if (path === undefined) return
  expect(sheets.at(-1)?.xml).toContain('<hyperlink ')
  expect(link).toMatch(new RegExp(`^${PUBLIC_URL}${path}\\?.*#calculate-${id}$`))
  const same = await readPage(String(link).replace(PUBLIC_URL, '').replace(/#.*/, ''))
  expect(readHeadline(same)).toBe(toHeadline(id, search))
})

test('the same query gives the same bytes under one ETag, and a good name', async () => {
  const [first, second, other] = [
    await download('audit'),
    await download('audit'),
    await download('audit', findOther('audit')),
  ]
  expect(first.bytes.equals(second.bytes)).toBe(true)
  expect(first.headers).toMatchObject({
    'content-type': fileTypes.xlsx,
    'content-disposition': expect.stringMatching(/^attachment; filename=[\w-]+-audit\.xlsx$/),
    'cache-control': 'public, max-age=3600',
    'content-length': String(first.bytes.length),
    etag: second.headers.etag,
  })
  expect(other.headers.etag).not.toBe(first.headers.etag)
  const path = '/calculators/audit.xlsx'
  await request(app).get(path).set('If-None-Match', String(first.headers.etag)).expect(304)
  await request(app).head(path).expect(200).expect('ETag', String(first.headers.etag))
})

test('wrong fields give a problem document with the message of each; a spreadsheet that is not there 404', async () => {
  const read = async (query: string) => {
    const refused = request(app).get(`/calculators/audit.xlsx?${query}`).expect(422).expect('Cache-Control', 'no-store')
    const { body, headers } = await refused.expect('Content-Type', /^application\/problem\+json/)
    expect(headers).not.toHaveProperty('content-disposition')
    return calculatorProblemSchema.parse(body)
  }
  expect(await read('advancedA=many&applicantsB=0')).toMatchObject({
    code: 'invalid_fields',
    errors: [
      { field: 'advancedA', code: 'invalid', message: 'Enter a number, such as 40 or 1,200' },
      { field: 'applicantsB', code: 'invalid', message: 'Enter a number from 1 to 10,000,000' },
    ],
  })
  const { errors } = await read('applicantsC=50&advancedC=51')
  expect(errors).toMatchObject([{ field: 'advancedC', message: 'Of 50 applicants, at most 50 can advance.' }])
  for (const name of ['missing.xlsx', 'constructor.xlsx', 'roi.pdf', 'roi'])
    await request(app).get(`/calculators/${name}`).expect(404)
})

const inputs = 'kind=pilot&systems=3&data=good&risk=low&users=40&months=0'

/** What is in the field for details when the page opens. */
async function readDetails(path: string): Promise<string> {
  const [field = ''] = /<textarea[^>]* name="details"[\s\S]*?<\/textarea>/.exec(await readPage(path)) ?? []
  return wordsOf(`<body>${field}`).join('')
}

test('the estimate of the pricing page is in the details of the form, and is stored with its topic', async () => {
  const send = async (query: string) =>
    linksOf(await readPage(`/pricing?${query}`)).find(([words]) => words === 'Send this estimate')?.[1]
  const href = await send(inputs.replace('users=40', 'users=%2040+'))
  expect(href).toBe(`/contact?topic=pricing&from=%2Fpricing&${inputs}`)
  expect(await send('systems=many')).toBeUndefined()
  const page = await get(String(href))
  expect(page.headers).not.toHaveProperty('cache-status')
  expect(page.text).toContain('We have filled in your estimate.')
  const details = await readDetails(String(href))
  expect(details).toMatch(/^My sample estimate: \$[\d,]+–\$[\d,]+, .*\n[\s\S]*Systems to connect: 3\n/)
  expect(details.split('\n').at(-1)).toBe(`The same estimate: ${PUBLIC_URL}/pricing?${inputs}#estimate`)
  const sent = post()
    .type('form')
    .send({ ...message, details: details.replaceAll('\n', '\r\n'), topic: 'pricing' })
  expect(await findStored(await sent.expect(303))).toMatchObject({ details: `Topic: Pricing\n\n${details}` })
  for (const query of ['', '?topic=pricing&kind=Buy+now', '?kind=pilot&systems=Call+me&details=Buy&name=Eve']) {
    expect(await readDetails(`/contact${query}`), query).toBe('')
    expect(await readPage(`/contact${query}`)).not.toMatch(/Buy now|Call me|\bEve\b/)
  }
})

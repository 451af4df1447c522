import sharp from 'sharp'
import request from 'supertest'
import { expect, test } from 'vitest'
import { bufferBody, readCsv, readFigure, readFigures, type ShownFigure, toNumber } from '../support/shown-charts.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { getSharedApp } from '../support/test-app.ts'

const site = 'https://www.example.com'
const app = getSharedApp({ PUBLIC_URL: site })
const get = (path: string) => request(app).get(path).expect(200)
const getBytes = (path: string) => get(path).buffer(true).parse(bufferBody)

const summaries = await siteLibrary.read('charts')

type Chart = { readonly id: string; readonly html: string; readonly piece: string; readonly shown: ShownFigure }

// One after the other: the server refuses more renders at once.
const charts: Chart[] = []
for (const { id, title } of summaries) {
  const { text: html } = await get(`/charts/${id}`)
  const [, piece = ''] = /<header[\s\S]*?<a href="([^"#]+)[^"]*"/.exec(html) ?? []
  const { text } = await get(piece)
  charts.push({ id, html, piece, shown: readFigure(text, id, title) })
}

test('every chart that an article, a paper or a page draws has a page of its own, to which it links', async () => {
  const pieces = new Set(charts.map(({ piece }) => piece))
  const drawn: string[] = []
  for (const piece of pieces) drawn.push(...readFigures((await get(piece)).text).map(({ id }) => id))
  expect(drawn.toSorted()).toEqual(charts.map(({ id }) => id).toSorted())
  expect(drawn.length).toBeGreaterThanOrEqual(40)
  const { text: list } = await get('/charts')
  for (const { id, title } of summaries) expect(list, title).toContain(`href="/charts/${id}"`)
})

test.each([
  ['csv', 'text/csv; charset=utf-8'],
  ['svg', 'image/svg+xml'],
  ['png', 'image/png'],
])('each chart is there as %s, for other sites to embed and caches to keep', async (format, type) => {
  for (const { id, html } of charts) {
    const path = `/charts/${id}.${format}`
    const { headers } = await getBytes(path)
    expect(headers, path).toMatchObject({
      'content-type': type,
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=3600',
    })
    expect(html, path).toMatch(new RegExp(`<a href="${path}" download="" type="[^"]+">.*?\\(\\d+ kB\\)`))
  }
})

test('the table of a chart has the rows of the table in its article, with the same numbers', async () => {
  let numbers = 0
  for (const { id, shown } of charts) {
    const { body } = await getBytes(`/charts/${id}.csv`)
    const [head = [], ...rows] = readCsv(body.toString())
    const [shownHead = [], ...shownRows] = shown.table
    expect(rows, id).toHaveLength(shownRows.length)
    for (const [index, column] of head.entries()) {
      expect(column.startsWith(shownHead[index] ?? '-'), `${id}: ${column}`).toBe(true)
    }
    for (const [at, row] of rows.entries()) {
      for (const [index, cell] of row.entries()) {
        const seen = shownRows[at]?.[index] ?? ''
        if (cell === seen) continue
        expect(Number(cell), `${id}: ${seen}`).toBeCloseTo(toNumber(seen), 9)
        numbers += 1
      }
    }
  }
  expect(numbers).toBeGreaterThan(100)
})

test('the bars of a chart are as long as the numbers of its table', async () => {
  const { body } = await getBytes('/charts/blog-17-points-lost.svg')
  const { body: csv } = await getBytes('/charts/blog-17-points-lost.csv')
  const lost = readCsv(csv.toString())
    .slice(1, -1)
    .map(row => Number(row.at(-1)))
  const plain = /<g id="wide"[\s\S]*?<\/g>/.exec(body.toString())?.[0] ?? ''
  const widths = Array.from(plain.matchAll(/<rect [^>]*width="([\d.]+)"/g), ([, width]) => Number(width))
  expect(widths).toHaveLength(lost.length)
  const [first = 0] = widths
  for (const [index, width] of widths.entries()) {
    expect(width / first).toBeCloseTo((lost[index] ?? 0) / (lost[0] ?? 1), 1)
  }
})

test('the figures written at the marks of a chart are those of its table', async () => {
  let count = 0
  // Sums stand at the ends of parts of a whole.
  const stacked = ['blog-33-weeks', 'blog-36-missed-cases']
  for (const { id, shown } of charts.filter(({ id }) => !stacked.includes(id))) {
    const { body } = await getBytes(`/charts/${id}.svg`)
    const words = Array.from(
      body.toString().matchAll(/<text[^>]*font-weight="600"[^>]*>([^<]*)</g),
      ([, word = '']) => word,
    )
    const cells = shown.table.flat()
    for (const word of words.filter(word => /^[−$]*\d[\d,.]*%?$/.test(word))) {
      expect(cells, `${word} of ${id}`).toContain(word)
      count += 1
    }
  }
  expect(count).toBeGreaterThan(40)
})

test('the drawing of a chart can be drawn without anything else, with its title and whose it is, and so can its picture', async () => {
  for (const { id } of charts) {
    const { body } = await getBytes(`/charts/${id}.svg`)
    const svg: string = body.toString()
    expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', ''), id).not.toMatch(
      /https?:|href=|url\(|@import|var\(|<script/,
    )
    expect(svg, id).toMatch(/<style>.*@media\(prefers-color-scheme:dark\)/)
    expect(svg, id).toContain('Spanwell AI, an invented company · CC BY 4.0</text>')
    // Fails for what is not well-formed.
    const drawn = await sharp(body).metadata()
    const { body: png } = await getBytes(`/charts/${id}.png`)
    const { format, width, height } = await sharp(png).metadata()
    expect({ format, width }, id).toEqual({ format: 'png', width: 1200 })
    expect(Math.abs((height ?? 0) - (1200 * drawn.height) / drawn.width), id).toBeLessThan(2)
  }
})

test('the page of a chart says its license, its sources and how to cite it, also for programs', async () => {
  const html = charts.find(({ id }) => id === 'blog-19-answers-and-certainty')?.html ?? ''
  expect(html).toContain('href="/sources#nist-handbook-proportions"')
  expect(html).toContain('href="https://creativecommons.org/licenses/by/4.0/" rel="license"')
  const url = `${site}/charts/blog-19-answers-and-certainty`
  expect(html).toMatch(new RegExp(`“The same 82.percent says more.*Spanwell AI, January 28, 2025.*${url}`))
  expect(html).toContain('@misc{blog-19-answers-and-certainty,')
  for (const { id, html } of charts) {
    const [, json = ''] = /<script type="application\/ld\+json">([^<]*)/.exec(html) ?? []
    const graph: readonly Readonly<Record<string, unknown>>[] = JSON.parse(json)['@graph']
    const dataset = graph.find(thing => thing['@type'] === 'Dataset')
    expect(dataset, id).toMatchObject({
      url: `${site}/charts/${id}`,
      license: 'https://creativecommons.org/licenses/by/4.0/',
      distribution: ['csv', 'svg', 'png'].map(format => ({ contentUrl: `${site}/charts/${id}.${format}` })),
    })
  }
})

test('an unknown chart is no page, and neither are its files', async () => {
  await request(app).get('/charts/lost').expect(404)
  for (const format of ['csv', 'svg', 'png']) await request(app).get(`/charts/lost.${format}`).expect(404)
})

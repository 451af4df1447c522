import sharp from 'sharp'
import request, { type Response } from 'supertest'
import { expect, test } from 'vitest'
import { siteLibrary } from '../support/site-pages.ts'
import { getSharedApp } from '../support/test-app.ts'

const site = 'https://www.example.com'
const app = getSharedApp({ PUBLIC_URL: site })
const get = (path: string) => request(app).get(path).expect(200)
const getBytes = (path: string) => get(path).buffer(true).parse(bufferBody)

/** Reads a body as bytes. */
function bufferBody(response: Response, done: (error: Error | null, body: Buffer) => void): void {
  const chunks: Buffer[] = []
  response.on('data', (chunk: Buffer) => chunks.push(chunk))
  response.on('end', () => done(null, Buffer.concat(chunks)))
}

const summaries = await siteLibrary.read('charts')

type Chart = { readonly id: string; readonly html: string; readonly piece: string }

// One after the other: the server refuses more renders at once.
const charts: Chart[] = []
for (const { id } of summaries) {
  const { text: html } = await get(`/charts/${id}`)
  const [, piece = ''] = /<header[\s\S]*?<a href="([^"#]+)[^"]*"/.exec(html) ?? []
  charts.push({ id, html, piece })
}

test('every chart that an article, a paper or a page draws has a page of its own, to which it links', async () => {
  const pieces = new Set(charts.map(({ piece }) => piece))
  const drawn: string[] = []
  for (const piece of pieces) {
    const figures = (await get(piece)).text.match(/<figure[\s\S]*?<\/figure>/g) ?? []
    drawn.push(...figures.flatMap(figure => /href="\/charts\/([^"/.]+)"/.exec(figure)?.[1] ?? []))
  }
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

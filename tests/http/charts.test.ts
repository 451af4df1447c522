import request from 'supertest'
import { expect, test } from 'vitest'
import { withDrawings, withoutDrawings } from '../../shared/values/drawings.ts'
import { pagePaths } from '../support/page-paths.ts'
import { getSharedApp } from '../support/test-app.ts'

const drawingPattern = /<div data-part="drawing"[^>]*>(<figure[\s\S]*?<\/figure>)<\/div>/g

async function readDrawings(path: string) {
  const { text } = await request(getSharedApp()).get(path).expect(200)
  const [, state = ''] = /<script id="page-state"[^>]*>([\s\S]*?)<\/script>/.exec(text) ?? []
  return { path, state, drawings: [...text.matchAll(drawingPattern)].map(([, drawing = '']) => drawing) }
}

// One after the other: the server refuses more renders at once.
const all: Awaited<ReturnType<typeof readDrawings>>[] = []
for (const path of pagePaths) all.push(await readDrawings(path))
const pages = all.filter(({ path, drawings }) => drawings.length > 0 && !path.startsWith('/charts/'))

test('the work and each engagement open with a chart', () => {
  expect(pages.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      '/work',
      '/work/demand-forecast',
      '/work/insurance-certificates',
      '/work/invoice-matching',
    ]),
  )
})

test('each chart of a section has both forms, a text alternative and a folded table', () => {
  for (const { path, drawings } of pages) {
    for (const drawing of drawings) {
      expect(drawing.match(/<svg [^>]*role="img" aria-label="[^"]{40,}"/g), path).toHaveLength(2)
      expect(drawing, path).toContain('<summary>The chart as a table</summary>')
    }
  }
})

test('the state of a page has a place for each of its charts and repeats none, and the browser fills them in order', () => {
  for (const { path, state, drawings } of pages) {
    expect(state, path).not.toContain('svg')
    const filled = JSON.stringify(JSON.parse(state, withDrawings(drawings)))
    for (const drawing of drawings) expect(filled, path).toContain(JSON.stringify(drawing))
    expect(JSON.stringify(JSON.parse(filled), withoutDrawings)).toBe(JSON.stringify(JSON.parse(state)))
  }
})

test('the Markdown of an engagement has the words of its chart and the figures of its folded table', async () => {
  const { text } = await request(getSharedApp()).get('/work/invoice-matching.md').expect(200)
  expect(text).toContain('it falls to −$149,772 in month 7')
  expect(text).toMatch(/\| 7 +\| −\$149,772/)
})

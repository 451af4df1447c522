import request from 'supertest'
import { expect, test } from 'vitest'
import { wordsOf } from '../support/page-words.ts'
import { readPdf, readXlsx } from '../support/read-files.ts'
import { getSharedApp } from '../support/test-app.ts'

type App = Parameters<typeof request>[0]

const path = '/whitepapers/measuring-roi-enterprise-generative-ai'
const title = 'The slow start moves the payback from quarter 6 to quarter 8'

async function readPage(app: App, query: Readonly<Record<string, number>> = {}): Promise<string> {
  const { text } = await request(app).get(path).query(query).expect(200)
  return text
}

async function readFile(app: App, file: string): Promise<Uint8Array> {
  const { body } = await request(app).get(file).responseType('blob').expect(200)
  return new Uint8Array(body)
}

/** `−$1,234.5` as -123450. */
function toCents(amount: string): number {
  const match = /^(−?)\$([\d,]+(?:\.\d+)?)$/.exec(amount)
  if (match === null) return expect.fail(`"${amount}" is no amount`)
  const [, minus, digits = ''] = match
  return Math.round(Number(digits.replaceAll(',', '')) * 100) * (minus === '' ? 1 : -1)
}

/** The figure with this caption. */
function readFigure(html: string): string {
  return new RegExp(`<figcaption>${title}</figcaption>[\\s\\S]*?</figure>`).exec(html)?.[0] ?? ''
}

/** The heights of the points of a line, in pixels from the top. */
function readLine(figure: string, role: string): readonly number[] {
  const [, path = ''] = new RegExp(`<path class="line ${role}" d="([^"]*)"`).exec(figure) ?? []
  return [...path.matchAll(/[\d.]+,([\d.]+)/g)].map(([, y]) => Number(y))
}

test('chart, calculator, spreadsheet and PDF of the paper on return say the same to the cent', async () => {
  const app = getSharedApp()
  const figure = readFigure(await readPage(app))
  const rows = [...figure.matchAll(/<tr>((?:<td>[^<]*<\/td>)+)<\/tr>/g)].map(([, cells = '']) => wordsOf(cells))
  const chart = rows.map(([, level = '', ramp = '']) => ({ level: toCents(level), ramp: toCents(ramp) }))
  expect(chart).toHaveLength(13)

  const sheet = readXlsx(await readFile(app, '/files/roi-model.xlsx')).find(({ name }) => name === '4.2 Quarters')
  const cell = (address: string) => Math.round(Number(sheet?.cells.get(address)?.value) * 100)
  expect(chart.map((_, quarter) => ({ level: cell(`E${quarter + 2}`), ramp: cell(`F${quarter + 2}`) }))).toEqual(chart)

  const { pages } = await readPdf(await readFile(app, '/files/measuring-roi-enterprise-generative-ai.pdf'))
  const printed = pages.join('').replace(/[\s\u2060]/g, '')
  for (const row of rows) expect(printed).toContain(row.join(''))

  for (const [quarters, { level }] of chart.entries()) {
    if (quarters === 0) continue
    const words = wordsOf(await readPage(app, { quarters }))
    expect(toCents(words[words.indexOf('Net benefit over all quarters') + 1] ?? '')).toBe(level)
    const [calculator] = readXlsx(await readFile(app, `/calculators/roi.xlsx?quarters=${quarters}`))
    const [label] =
      [...(calculator?.cells ?? [])].find(([, { value }]) => value === 'Net benefit over all quarters') ?? []
    const total = calculator?.cells.get(String(label).replace('A', 'B'))?.value
    expect(Math.round(Number(total) * 100)).toBe(level)
  }
})

test('the lines of the chart are drawn where its table says', async () => {
  const app = getSharedApp()
  const figure = readFigure(await readPage(app))
  const [wide = ''] = /<div class="chart-wide">[\s\S]*?<\/svg>/.exec(figure) ?? []
  const level = readLine(wide, 'first')
  const [lowest = 0, highest = 0] = [level[0], level[12]]
  const toDollars = (y: number) => -600_000 + (1_200_000 * (lowest - y)) / (lowest - highest)
  // A tenth of a pixel, to which the drawing is rounded, is $480.
  const ramp = readLine(wide, 'second dashed').map(toDollars)
  const rows = [...figure.matchAll(/<tr>((?:<td>[^<]*<\/td>)+)<\/tr>/g)].map(([, cells = '']) => wordsOf(cells))
  expect(ramp).toHaveLength(rows.length)
  for (const [quarter, [, , amount = '']] of rows.entries())
    expect(Math.abs((ramp[quarter] ?? Number.NaN) - toCents(amount) / 100)).toBeLessThan(1000)
})

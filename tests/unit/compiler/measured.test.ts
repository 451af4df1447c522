import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sectionSchema } from '../../../shared/content/schemas/sections.ts'
import { activeDemos } from '../../support/demos.ts'
import { wilson } from '../../support/engagement.ts'
import { readMarkdownTable } from '../../support/markdown-table.ts'

const file = 'content/pages/measured.json'
const page: { readonly sections: readonly unknown[] } = JSON.parse(readFileSync(file, 'utf8'))
const sections = page.sections.map(section => sectionSchema.parse(section))
const ids: readonly string[] = activeDemos.map(({ id }) => id)

function readCard(id: string): string {
  return readFileSync(`demos/${id}/card.md`, 'utf8')
}

/** A cell of a table of a model card, found by the header of its first column and the name of its row. */
function cellOf(demo: string, { table, row, column }: { table: string; row: string; column: number }): number {
  const cells = readMarkdownTable(readCard(demo), table).find(([name]) => name === row)
  return Number.parseFloat(cells?.[column] ?? '')
}

/** The rows of the chart: whose they are, their cases and their share as the card has it. */
const shares = [
  {
    demo: 'computer-vision',
    row: 'Faulty tiles found',
    of: 82,
    card: '82 with one of four faults',
    share: () => cellOf('computer-vision', { table: '| AUROC', row: '20 good pictures', column: 8 }) / 100,
  },
  {
    demo: 'computer-vision',
    row: 'Good tiles called faulty',
    // The 20 that it learned from are not judged.
    of: 110 - 20,
    card: '110 good',
    share: () => cellOf('computer-vision', { table: '| AUROC', row: '20 good pictures', column: 7 }) / 100,
  },
  {
    demo: 'smart-dispatch-scheduler',
    row: 'Days as good as the best known',
    of: 28,
    card: '28 instances',
    share: () =>
      cellOf('smart-dispatch-scheduler', {
        table: '| best known',
        row: 'instances with as few vehicles',
        column: 2,
      }) / 28,
  },
  {
    demo: 'ai-data-validation',
    row: 'Wrong cells found: Hospitals',
    of: 509,
    card: 'hospital',
    share: () => cellOf('ai-data-validation', { table: 'nothing marked', row: 'hospital', column: 4 }),
  },
  {
    demo: 'ai-data-validation',
    row: 'Wrong cells found: Flights',
    of: 4920,
    card: 'flights',
    share: () => cellOf('ai-data-validation', { table: 'nothing marked', row: 'flights', column: 4 }),
  },
  {
    demo: 'appointment-scheduling',
    row: 'Conversations’ ends told apart',
    of: 1396,
    card: '1,396 messages',
    share: () =>
      cellOf('appointment-scheduling', { table: 'measure', row: 'end of the conversation or not', column: 1 }),
  },
]

test('each share of /measured is that of a model card, with its Wilson interval for the published number of cases', () => {
  const chart = sections.find(section => section.kind === 'chart')
  if (chart?.kind !== 'chart') throw new Error('the page has no chart')
  const toPercent = (share: number) => `${Math.round(100 * share)}%`
  for (const { demo, row, of, card, share } of shares.filter(({ demo }) => ids.includes(demo))) {
    const value = share()
    const [low, high] = wilson(value * of, of)
    const cells = [of.toLocaleString('en-US'), toPercent(value), `${toPercent(low)} to ${toPercent(high)}`]
    expect(chart.rows.find(([name]) => name?.replace("'", '’') === row)?.slice(1), row).toEqual(cells)
    expect(readCard(demo).replace(/\s+/g, ' '), row).toContain(card)
  }
})

test('the numbers of wrong cells are those that the page of the demo gives', () => {
  const demos = readFileSync('content/demos.json', 'utf8')
  if (!ids.includes('ai-data-validation')) return
  expect(demos).toContain('Hospitals has 1,000 rows and 509 wrong cells, Flights 2,376 rows and 4,920')
})

/** What DifferNet reports, from the source of the section; and the good tiles without the 20 that were learned. */
const elsewhere = ['0.977', String(110 - 20)]

test('every figure in the words of /measured stands in the model card of its demo', () => {
  for (const section of sections) {
    if (section.kind !== 'demo' || !ids.includes(section.demo)) continue
    const known = Array.from(readCard(section.demo).matchAll(/\d[\d,]*(?:\.\d+)?/g), ([figure]) =>
      Number(figure.replaceAll(',', '')),
    )
    for (const { title, text } of section.items ?? []) {
      const figures = Array.from(text.matchAll(/\d[\d,]*(?:\.\d+)?%?/g), ([figure]) => figure.replace(/,$/, ''))
      const isKnown = (figure: string) => {
        const value = Number(figure.replace(/[,%]/g, ''))
        if (!figure.endsWith('%')) {
          const digits = figure.split('.')[1]?.length ?? 0
          return known.some(number => Number(number.toFixed(digits)) === value)
        }
        // A share as a percentage, or what is left of one.
        return known.some(number => [number, 100 - number, Math.round(100 * number)].includes(value))
      }
      const unknown = figures.filter(figure => !isKnown(figure) && !elsewhere.includes(figure))
      expect(unknown, `${section.id}: ${title}`).toEqual([])
    }
  }
})

test('every active demo is quoted with its figures and with how they are measured again', () => {
  const quoted = sections.flatMap(section => (section.kind === 'demo' ? [`${section.demo} ${section.section}`] : []))
  expect(quoted.sort()).toEqual(ids.flatMap(id => [`${id} how-good`, `${id} measure`]).sort())
})

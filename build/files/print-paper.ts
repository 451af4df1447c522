import type { Code, RootContent, Table } from 'mdast'
import { readChartBlock, type Texts } from '../../compiler/charts/chart-block.ts'
import { chartWidths } from '../../compiler/charts/drawing.ts'
import { linkTo } from '../../shared/addresses/links.ts'
import type { PaperSource } from '../../shared/content/library.ts'
import { formatLongDate } from '../../shared/values/dates.ts'
import { fillTemplate } from '../../shared/values/fill-template.ts'
import { typeset } from '../../shared/values/typeset.ts'
import { printChart } from './print-chart.ts'
import { type Conversion, type ConvertNode, type PrintNode, toPrintTree, toTable } from './print-tree.ts'

/** What build/files/paper.typ reads beside the blocks. */
export type PrintPaper = {
  readonly eyebrow: string
  readonly authors: readonly { readonly name: string; readonly role: string }[]
  readonly keywords: readonly string[]
  /** Year, month and day of the last change. */
  readonly date: readonly number[]
  readonly dates: readonly string[]
  readonly cover: { readonly path: string; readonly alt: string }
  readonly words: PaperSource['words']
  /** The sources in the order of their numbers, with how often each is cited. */
  readonly references: readonly { readonly children: readonly PrintNode[]; readonly citations: number }[]
  readonly closing: readonly PrintNode[]
}

type Edition = {
  readonly paper: PrintPaper
  readonly blocks: readonly PrintNode[]
  /** Pictures of figures as SVG, by the path that the blocks name. */
  readonly pictures: ReadonlyMap<string, string>
}

type Options = { readonly company: string; readonly color: (role: string) => string }

/** A paper as a document to set: its text with figures, numbered references and what the page says at its foot. */
export function printPaper(source: PaperSource, { company, color }: Options): Edition {
  const { words } = source
  const pictures = new Map<string, string>()
  const data: PrintNode[] = []
  const notes = new Map<string, { readonly number: number; citations: number; children: readonly PrintNode[] }>()
  const path = linkTo('whitePaper', { paperId: source.id })
  const sections = new Set(
    [...source.markdown.matchAll(/^#{2,6} (\d+(?:\.\d+)*)\.? /gm)].flatMap(([, number]) => number ?? []),
  )

  const convert: ConvertNode = (node, conversion) => {
    switch (node.type) {
      case 'text':
        return conversion.next().flatMap(text => linkSections(text, sections))
      case 'heading':
        return conversion.next().map(labelSection)
      case 'link': {
        const children = conversion.next()
        return node.url.startsWith('/') ? [{ type: 'address', path: node.url, children }] : children
      }
      case 'code':
        if (node.lang === 'chart') return [drawFigure(node, conversion)]
        if (node.lang !== 'calculator') return conversion.next()
        return [{ type: 'aside', children: [toText(fillTemplate(words.calculator, { path }))] }]
      case 'footnoteReference': {
        const note = notes.get(node.identifier) ?? { number: notes.size + 1, citations: 0, children: [] }
        notes.set(node.identifier, { ...note, citations: note.citations + 1 })
        return [{ type: 'note', number: note.number, label: `citation-${note.number}-${note.citations + 1}` }]
      }
      case 'footnoteDefinition': {
        const note = notes.get(node.identifier)
        const paragraph = node.children.find(child => child.type === 'paragraph')
        if (note !== undefined) note.children = conversion.convertAll(paragraph?.children ?? [])
        return []
      }
      default:
        return conversion.next()
    }
  }

  function drawFigure(block: Code, { root }: Conversion): PrintNode {
    const chart = readChartBlock(block.value, findTable(root.children, block))
    const picture = `/figure-${pictures.size + 1}.svg`
    pictures.set(picture, printChart(chart.draw(chartWidths.wide), color))
    const { title, alt } = chart.spec
    if (chart.own !== undefined)
      data.push(toHeading(2, `${words.figure} ${pictures.size}. ${typeset(title)}`), toDataTable(chart.own))
    return { type: 'figure', title: typeset(title), alt: typeset(alt), picture }
  }

  const text = toPrintTree(source.markdown, convert)
  const blocks = data.length === 0 ? text : [...text, toHeading(1, words.data), ...data]
  return {
    blocks,
    pictures,
    paper: {
      eyebrow: `${words.kind} · ${source.category}`,
      authors: source.authors.map(({ name, title }) => ({ name, role: title })),
      keywords: source.tags,
      date: (source.changedOn ?? source.datePublished).split('-').map(Number),
      dates: listDates(source),
      cover: { path: source.cover.src, alt: typeset(source.cover.alt) },
      words,
      references: [...notes.values()],
      closing: close(source, { company, path }),
    },
  }
}

function listDates({ words, datePublished, changedOn }: PaperSource): readonly string[] {
  const published = fillTemplate(words.published, { date: formatLongDate(datePublished) })
  if (changedOn === undefined) return [published]
  return [published, fillTemplate(words.changed, { date: formatLongDate(changedOn) })]
}

/** What the page has at its foot. */
function close(source: PaperSource, { company, path }: { readonly company: string; readonly path: string }) {
  const { words, authors, title, reviewed, changes = [] } = source
  const names = authors.map(({ name }) => name).join(', ')
  const dates = listDates(source).join('. ')
  const blocks: PrintNode[] = [
    toHeading(1, words.about),
    toParagraph(fillTemplate(words.online, { path })),
    toParagraph(`${words.citation} ${names}. “${title}.” ${company}. ${dates}. ${path}`),
  ]
  if (reviewed !== undefined) blocks.push(toParagraph(reviewed))
  if (changes.length > 0) {
    const children = changes.map(({ date, text }) => ({
      type: 'item' as const,
      children: [toParagraph(`${formatLongDate(date)}: ${text}`)],
    }))
    blocks.push(toHeading(2, words.changes), { type: 'list', ordered: false, start: 1, children })
  }
  return blocks
}

function labelSection(node: PrintNode): PrintNode {
  const [first] = node.type === 'heading' ? node.children : []
  const number = first?.type === 'text' ? /^(\d+(?:\.\d+)*)\.? /.exec(first.value)?.[1] : undefined
  return node.type === 'heading' && number !== undefined ? { ...node, label: `section-${number}` } : node
}

/** The text with links where it names a section of the paper, such as "section 4.3". */
function linkSections(node: PrintNode, sections: ReadonlySet<string>): readonly PrintNode[] {
  if (node.type !== 'text') return [node]
  return node.value.split(/(\bsection \d+(?:\.\d+)*)/).flatMap((value): readonly PrintNode[] => {
    const number = /^section (\S+)$/.exec(value)?.[1]
    if (value === '') return []
    const text = { ...node, value }
    if (number === undefined || !sections.has(number)) return [text]
    return [{ type: 'reference', label: `section-${number}`, children: [text] }]
  })
}

function findTable(blocks: readonly RootContent[], block: Code): Texts | undefined {
  const isTable = (node: RootContent): node is Table => node.type === 'table'
  const table = blocks.slice(0, blocks.indexOf(block)).findLast(isTable)
  return table?.children.map(row => row.children.map(cell => toWords(cell).trim()))
}

function toWords(node: object): string {
  if ('value' in node) return String(node.value)
  return 'children' in node && Array.isArray(node.children) ? node.children.map(toWords).join('') : ''
}

function toDataTable(texts: Texts): PrintNode {
  const [header = [], ...rows] = texts.map(row => row.map(cell => ({ children: [toText(cell)] })))
  const isNumeric = (column: number) => texts.slice(1).every(row => /^[^A-Za-z]*$/.test(row[column] ?? ''))
  return toTable({ header, rows, align: header.map((_, column) => (isNumeric(column) ? 'right' : 'left')) })
}

function toText(value: string): PrintNode {
  return { type: 'text', value: typeset(value) }
}

function toParagraph(value: string): PrintNode {
  return { type: 'paragraph', children: [toText(value)] }
}

function toHeading(level: number, value: string): PrintNode {
  return { type: 'heading', level, children: [toText(value)] }
}

import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { frontMatterPattern } from '../../shared/content/text-rules.ts'

export type Paper = {
  readonly front: Readonly<Record<string, unknown>>
  /** The text without markup of emphasis, with single spaces. */
  readonly words: string
  /** The rows of the tables and charts of each numbered section, such as `4.2`, without headers. */
  readonly tables: ReadonlyMap<string, readonly (readonly (readonly string[])[])[]>
}

/** A paper of content/papers as printed. */
export function readPaper(id: string): Paper {
  const text = readFileSync(`content/papers/${id}.md`, 'utf8')
  const [whole = '', fields = ''] = frontMatterPattern.exec(text) ?? []
  const body = text.slice(whole.length).replaceAll('*', '')
  const sections = body.split(/^##+ (?=\d)/m).slice(1)
  const tables = sections.map(section => [/^[\d.]*\d/.exec(section)?.[0] ?? '', readTables(section)] as const)
  const front: unknown = parse(fields)
  return {
    front: typeof front === 'object' ? { ...front } : {},
    words: body.replace(/\s+/g, ' '),
    tables: new Map(tables),
  }
}

function readTables(section: string) {
  const blocks = section.matchAll(/(?:^\|.*\n)+|(?<=^ {2}rows:\n)(?: {4}- \[.*\n)+/gm)
  return Array.from(blocks, ([block]) => {
    const lines = block.trim().split('\n')
    return block.startsWith('|') ? lines.slice(2).map(readRow) : lines.map(readChartRow)
  })
}

function readRow(line: string): readonly string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map(cell => cell.trim())
}

function readChartRow(line: string): readonly string[] {
  const cells = line.slice(line.indexOf('[') + 1, line.lastIndexOf(']'))
  return Array.from(cells.matchAll(/"([^"]*)"|[^",\s][^",]*/g), ([cell, quoted]) => quoted ?? cell.trim())
}

export type PrintedNumber = {
  readonly value: number
  /** Half of the last printed digit. */
  readonly tolerance: number
}

/** The numbers in a text, in order: "−$1,040" is −1040. */
export function readPrintedNumbers(text: string): readonly PrintedNumber[] {
  return Array.from(text.matchAll(/(−?)\$?(\d[\d,]*(?:\.(\d+))?)/g), ([, sign, digits = '', decimals = '']) => ({
    value: Number(digits.replaceAll(',', '')) * (sign === '−' ? -1 : 1),
    tolerance: 0.5 * 10 ** -decimals.length,
  }))
}

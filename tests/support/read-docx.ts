import type { Element } from 'xml-js'
import { findAll, openParts, parse, toText } from './read-files.ts'

export type ReadParagraph = {
  /** Name of its style, such as `heading 1`. */
  readonly style: string
  readonly text: string
  readonly startsPage: boolean
}
export type ReadDocx = {
  readonly title: string
  readonly creator: string
  readonly dates: readonly string[]
  readonly language: unknown
  readonly pageSize: Element['attributes']
  /** The paragraphs outside of tables. */
  readonly paragraphs: readonly ReadParagraph[]
  readonly tables: readonly { readonly headerRows: number; readonly rows: readonly (readonly string[])[] }[]
  /** The texts that are styled as something to replace. */
  readonly placeholders: readonly string[]
  /** Of all pages but the first, which has none. */
  readonly header: string
  readonly footers: readonly { readonly text: string; readonly fields: readonly string[] }[]
  /** Styles that something has and the file does not define. */
  readonly missingStyles: readonly string[]
  /** Addresses of links, in order. */
  readonly links: readonly unknown[]
}

/** A Word file by its XML. */
export function readDocx(bytes: Uint8Array): ReadDocx {
  const read = openParts(bytes)
  const styleSheet = parse(read('word/styles.xml'))
  const styles = new Map(
    findAll(styleSheet, 'w:style').map(style => [style.attributes?.['w:styleId'], firstValue(style, 'w:name')]),
  )
  const document = parse(read('word/document.xml'))
  const core = parse(read('docProps/core.xml'))
  const relationships = findAll(parse(read('word/_rels/document.xml.rels')), 'Relationship')
  const [body] = findAll(document, 'w:body')
  const used = ['w:pStyle', 'w:rStyle', 'w:tblStyle'].flatMap(name => allValues(document, name))
  const textOf = (name: string) => findAll(core, name).map(toText)
  return {
    title: textOf('dc:title').join(),
    creator: textOf('dc:creator').join(),
    dates: [...textOf('dcterms:created'), ...textOf('dcterms:modified')],
    language: findAll(styleSheet, 'w:lang')[0]?.attributes?.['w:val'],
    pageSize: findAll(document, 'w:pgSz')[0]?.attributes,
    paragraphs: (body?.elements ?? [])
      .filter(({ name }) => name === 'w:p')
      .map(paragraph => ({
        style: String(styles.get(firstValue(paragraph, 'w:pStyle')) ?? 'Normal'),
        text: textIn(paragraph),
        startsPage: findAll(paragraph, 'w:pageBreakBefore').length > 0,
      })),
    tables: findAll(document, 'w:tbl').map(table => ({
      headerRows: findAll(table, 'w:tblHeader').length,
      rows: findAll(table, 'w:tr').map(row => findAll(row, 'w:tc').map(textIn)),
    })),
    placeholders: findAll(document, 'w:r')
      .filter(run => firstValue(run, 'w:rStyle') === 'Placeholder')
      .map(textIn),
    header: ['word/header1.xml', 'word/header2.xml'].map(path => textIn(parse(read(path)))).join(''),
    footers: ['word/footer1.xml', 'word/footer2.xml'].map(path => {
      const footer = parse(read(path))
      return { text: textIn(footer), fields: findAll(footer, 'w:instrText').map(toText) }
    }),
    missingStyles: used.filter(id => !styles.has(id)).map(String),
    links: findAll(document, 'w:hyperlink').map(
      link => relationships.find(({ attributes }) => attributes?.Id === link.attributes?.['r:id'])?.attributes?.Target,
    ),
  }
}

function allValues(element: Element, name: string) {
  return findAll(element, name).map(({ attributes }) => attributes?.['w:val'])
}

function firstValue(element: Element, name: string) {
  return allValues(element, name)[0]
}

function textIn(element: Element): string {
  return findAll(element, 'w:t').map(toText).join('')
}

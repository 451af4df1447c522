import {
  Document,
  Footer,
  Header,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  Tab,
  TabStopType,
  TextRun,
} from 'docx'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { fixedDate } from '../../server/spreadsheets/fixed-date.ts'
import type { FileSource } from '../../shared/content/library.ts'
import { toPrintTree } from './print-tree.ts'
import { lineWidth, toWordBlocks } from './word-blocks.ts'
import { numbering, toTableStyle, toWordStyles } from './word-styles.ts'

type Options = {
  readonly company: string
  readonly sample: string | undefined
  /** Hex color of a role in the design. */
  readonly color: (role: string) => string
}

type WrittenDocument = Extract<FileSource, { kind: 'document' }>['document']

/** The document as a Word file on US Letter, with Word's own styles; the same bytes each time. */
export async function writeDocument(
  { title, description, markdown }: WrittenDocument,
  { company, sample, color }: Options,
): Promise<Uint8Array> {
  const inch = 1440
  const document = new Document({
    title,
    description,
    creator: company,
    lastModifiedBy: company,
    styles: toWordStyles(color),
    numbering,
    compatibility: { version: 15 },
    sections: [
      {
        properties: {
          titlePage: true,
          page: {
            size: { width: 8.5 * inch, height: 11 * inch },
            margin: { top: inch, right: inch, bottom: inch, left: inch },
          },
        },
        // The first page has the title itself.
        headers: { first: new Header({ children: [toLine('Header', [])] }), default: toHeader(title) },
        footers: { first: toFooter(sample), default: toFooter(sample) },
        children: [
          new Paragraph({ heading: 'Title', children: [new TextRun(title)] }),
          new Paragraph({ style: 'Subtitle', children: [new TextRun(description)] }),
          ...toWordBlocks(toPrintTree(markdown), color('surface-strong').slice(1)),
        ],
      },
    ],
  })
  return finish(new Uint8Array(await Packer.toArrayBuffer(document)), toTableStyle(color))
}

function toHeader(title: string): Header {
  return new Header({ children: [toLine('Header', [new TextRun(title)])] })
}

function toFooter(sample = ''): Footer {
  const pages = new TextRun({ children: [new Tab(), 'Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES] })
  return new Footer({ children: [toLine('Footer', [new TextRun(sample), pages])] })
}

function toLine(style: string, children: readonly ParagraphChild[]): Paragraph {
  return new Paragraph({ style, tabStops: [{ type: TabStopType.RIGHT, position: lineWidth }], children: [...children] })
}

/** Adds the style of tables, and replaces the time of the build and the random ids of links, which the library writes. */
function finish(bytes: Uint8Array, tableStyle: string): Uint8Array {
  const ids = new Map<string, string>()
  const parts = Object.entries(unzipSync(bytes)).map(([path, part]): [string, Uint8Array] => {
    const xml = strFromU8(part)
      .replace('</w:styles>', `${tableStyle}</w:styles>`)
      .replace(/(<dcterms:(?:created|modified)[^>]*>)[^<]*/g, `$1${fixedDate.toISOString().replace('.000', '')}`)
      .replace(/\brId[-\w]{21}(?=")/g, id => {
        const fixed = ids.get(id) ?? `rIdLink${ids.size + 1}`
        ids.set(id, fixed)
        return fixed
      })
    return [path, strToU8(xml)]
  })
  // The dates of a ZIP file begin in 1980 and have no time zone.
  return zipSync(Object.fromEntries(parts), { mtime: new Date(1980, 0, 1), level: 9 })
}

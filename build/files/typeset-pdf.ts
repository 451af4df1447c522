import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { NodeCompiler, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler'
import { type Font, openSync } from 'fontkit'
import { findStrings } from '../../shared/content/find-strings.ts'
import type { PrintPaper } from './print-paper.ts'
import type { PrintNode } from './print-tree.ts'

/** The words and colors of a PDF: what build/files/elements.typ reads. */
export type PrintDocument = {
  readonly title: string
  readonly description: string
  readonly company: string
  /** Says that the content is invented; null when it is real. */
  readonly sample: string | null
  readonly colors: Readonly<Record<string, string>>
  readonly blocks: readonly PrintNode[]
  /** Only for the editions of papers. */
  readonly paper?: PrintPaper
}

/** The files of Typst that a PDF is set with, by their paths. `/main.typ` is the page. */
export type PrintSet = ReadonlyMap<string, string | Uint8Array>

const require = createRequire(import.meta.url)

function listFonts(packageFile: string, paths: readonly string[]): readonly string[] {
  return paths.map(path => join(dirname(packageFile), `${path}.ttf`))
}

/** All may be embedded: Instrument Sans under the SIL Open Font License, DejaVu under the license of Bitstream Vera. */
const fontFiles = {
  main: listFonts(
    require.resolve('@expo-google-fonts/instrument-sans/package.json'),
    ['400Regular', '500Medium', '600SemiBold']
      .flatMap(style => [style, `${style}_Italic`])
      .map(style => `${style}/InstrumentSans_${style}`),
  ),
  fallback: listFonts(
    require.resolve('dejavu-fonts-ttf/package.json'),
    ['', '-Oblique', '-Bold', '-BoldOblique', 'Mono', 'Mono-Oblique'].map(style => `ttf/DejaVuSans${style}`),
  ),
}

/** Not a folder of the machine: a PDF has only the files that it is given. */
const workspace = resolve('/print')

let compiler: NodeCompiler | undefined

/**
 * The document as a PDF/UA-1 file, the same bytes on every machine. Throws for a character that no typeface has, and for
 * what the standard does not allow.
 */
export function typesetPdf(document: PrintDocument, files: PrintSet): Uint8Array {
  checkCharacters(document)
  compiler ??= NodeCompiler.create({
    // These come before fonts of the machine, and the templates name no others.
    fontArgs: [{ fontBlobs: [...fontFiles.main, ...fontFiles.fallback].map(file => readFileSync(file)) }],
    workspace,
  })
  compiler.resetShadow()
  for (const [path, content] of [...files, ['/document.json', JSON.stringify(document)] as const])
    compiler.mapShadow(join(workspace, path), Buffer.from(content))
  const compiled = compiler.compile({ mainFilePath: join(workspace, 'main.typ') })
  if (compiled.result === null) {
    throw new Error(`"${document.title}": ${JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics)}`)
  }
  try {
    return compiler.pdf(compiled.result, { pdfStandard: PdfStandard.UA_1 })
  } catch (cause) {
    throw new Error(`"${document.title}": ${cause}`, { cause })
  }
}

/** Typst would draw empty boxes. */
function checkCharacters({ colors, ...document }: PrintDocument): void {
  const fonts = [...fontFiles.main.slice(0, 1), ...fontFiles.fallback.slice(0, 1)].map(openFont)
  for (const { text } of findStrings(document)) {
    for (const character of text) {
      const code = character.codePointAt(0) ?? 0
      if (character === '\n' || fonts.some(font => font.hasGlyphForCodePoint(code))) continue
      throw new Error(`"${document.title}": no typeface has "${character}", in "${text}"`)
    }
  }
}

function openFont(file: string): Font {
  const font = openSync(file)
  if ('fonts' in font) throw new Error(`${file} is a collection of fonts`)
  return font
}

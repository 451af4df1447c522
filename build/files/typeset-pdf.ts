import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { initSync, type TypstCompiler, TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler'
import { findStrings } from '../../shared/content/find-strings.ts'
import { typefaces, usedTypefaces } from '../../shared/values/typefaces.ts'
import { findFontFile, openFont } from '../typefaces/open-font.ts'
import { declareAccessible } from './declare-accessible.ts'
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

const dejaVu = dirname(require.resolve('dejavu-fonts-ttf/package.json'))

/** All may be embedded: the typefaces under the SIL Open Font License, DejaVu under the license of Bitstream Vera. */
const fontFiles = {
  main: usedTypefaces.map(typeface =>
    (['400Regular', '500Medium', '600SemiBold'] as const)
      .flatMap(weight => [weight, `${weight}_Italic`] as const)
      .map(style => findFontFile(typeface, style)),
  ),
  fallback: ['', '-Oblique', '-Bold', '-BoldOblique', 'Mono', 'Mono-Oblique'].map(style =>
    join(dejaVu, `ttf/DejaVuSans${style}.ttf`),
  ),
}

let compiler: Promise<TypstCompiler> | undefined

/** The document as a PDF/UA-1 file, the same bytes on every machine. Rejects for a character that no typeface has. */
export async function typesetPdf(document: PrintDocument, files: PrintSet): Promise<Uint8Array> {
  checkCharacters(document)
  compiler ??= openCompiler()
  const typst = await compiler
  typst.reset_shadow()
  for (const [path, content] of files) typst.map_shadow(path, Buffer.from(content))
  const families = { text: typefaces.text.family, headings: typefaces.headings.family }
  typst.map_shadow('/document.json', Buffer.from(JSON.stringify({ ...document, typefaces: families })))
  const { result, diagnostics }: { result?: unknown; diagnostics?: unknown } = typst.compile(
    '/main.typ',
    undefined,
    'pdf',
    formatOfDiagnostics,
  )
  if (!(result instanceof Uint8Array)) throw new Error(`"${document.title}": ${JSON.stringify(diagnostics)}`)
  return declareAccessible(result)
}

/** Texts with place and severity. */
const formatOfDiagnostics = 2

/** The compiler is a module of WebAssembly: it needs no binary for the machine and sees no fonts or files of it. */
async function openCompiler(): Promise<TypstCompiler> {
  initSync({ module: readFileSync(require.resolve('@myriaddreamin/typst-ts-web-compiler/wasm')) })
  const builder = new TypstCompilerBuilder()
  builder.set_dummy_access_model()
  for (const file of [...fontFiles.main.flat(), ...fontFiles.fallback]) await builder.add_raw_font(readFileSync(file))
  return builder.build()
}

/** Typst would draw empty boxes. */
function checkCharacters({ colors, ...document }: PrintDocument): void {
  const main = fontFiles.main.map(([file = '']) => openFont(file))
  const fallback = openFont(fontFiles.fallback[0] ?? '')
  for (const { text } of findStrings(document)) {
    for (const character of text) {
      const code = character.codePointAt(0) ?? 0
      if (character === '\n' || fallback.hasGlyphForCodePoint(code)) continue
      if (main.every(font => font.hasGlyphForCodePoint(code))) continue
      throw new Error(`"${document.title}": no typeface has "${character}", in "${text}"`)
    }
  }
}

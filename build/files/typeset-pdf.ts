import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { initSync, type TypstCompiler, TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler'
import { openSync } from 'fontkit'
import { findStrings } from '../../shared/content/find-strings.ts'
import type { PrintNode } from './print-tree.ts'
import { unpackWoff } from './unpack-woff.ts'

/** The words and colors of a PDF: what build/files/document.typ reads. */
export type PrintDocument = {
  readonly title: string
  readonly description: string
  readonly company: string
  /** Says that the content is invented; null when it is real. */
  readonly sample: string | null
  readonly colors: Readonly<Record<string, string>>
  readonly blocks: readonly PrintNode[]
}

export type PrintSet = {
  /** Text of build/files/document.typ. */
  readonly template: string
  /** The mark as SVG. */
  readonly mark: string
}

const require = createRequire(import.meta.url)
const compilerPackage = '@myriaddreamin/typst-ts-web-compiler'
const fontFiles = [400, 500, 600].flatMap(weight =>
  ['normal', 'italic'].map(style =>
    require.resolve(`@fontsource/instrument-sans/files/instrument-sans-latin-${weight}-${style}.woff`),
  ),
)

let compiler: Promise<TypstCompiler> | undefined

/** The document as a tagged PDF, the same bytes on every machine. Rejects for a character that the typeface lacks. */
export async function typesetPdf(document: PrintDocument, { template, mark }: PrintSet): Promise<Uint8Array> {
  checkCharacters(document)
  compiler ??= openCompiler()
  const typst = await compiler
  typst.add_source('/main.typ', template)
  typst.map_shadow('/document.json', Buffer.from(JSON.stringify(document)))
  typst.map_shadow('/mark.svg', Buffer.from(mark))
  const { result, diagnostics }: { result?: unknown; diagnostics?: unknown } = typst.compile(
    '/main.typ',
    undefined,
    'pdf',
    formatOfDiagnostics,
  )
  if (!(result instanceof Uint8Array)) throw new Error(`"${document.title}": ${JSON.stringify(diagnostics)}`)
  return result
}

/** Texts with place and severity. */
const formatOfDiagnostics = 2

/** The compiler is a module of WebAssembly: it needs no binary for the machine and sees no fonts or files of it. */
async function openCompiler(): Promise<TypstCompiler> {
  initSync({ module: readFileSync(require.resolve(`${compilerPackage}/wasm`)) })
  const builder = new TypstCompilerBuilder()
  builder.set_dummy_access_model()
  for (const file of fontFiles) await builder.add_raw_font(unpackWoff(readFileSync(file)))
  return builder.build()
}

/** Typst would draw empty boxes. */
function checkCharacters({ colors, ...document }: PrintDocument): void {
  const font = openSync(fontFiles[0] ?? '')
  if ('fonts' in font) throw new Error(`${fontFiles[0]} is a collection of fonts`)
  for (const { text } of findStrings(document)) {
    for (const character of text) {
      if (character === '\n' || font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)) continue
      throw new Error(`"${document.title}": the typeface has no "${character}", in "${text}"`)
    }
  }
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { DocumentAssets } from '../../client/entry-server.tsx'
import type { ScreenId } from '../../shared/site-pages/page-data.ts'

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
    assets: z.array(z.string()).default([]),
  }),
)

/** The chunks of the browser build by the names of their sources: https://vite.dev/guide/backend-integration */
export type Manifest = z.infer<typeof manifestSchema>

export const entryModule = 'client/entry-client.tsx'

const printSheetModule = 'client/styles/print.scss'

/** Puts the styles of a rendered page into its `<style></style>`. */
export type CompleteDocument = (html: string, screen: ScreenId) => string | Promise<string>

export const emptyStyle = '<style></style>'

export type BuiltAssets = {
  readonly loader: string
  readonly assetsOf: (screen: ScreenId) => DocumentAssets
  readonly completeDocument: CompleteDocument
}

/** Reads the assets of documents from `dist/client`, for screens with the paths of their modules. Throws when the build is missing or incomplete. */
export function readBuiltAssets(clientFolder: string, screenModules: ReadonlyMap<string, string>): BuiltAssets {
  const manifest = readManifest(clientFolder)
  const readText = (file: string) => readFileSync(join(clientFolder, file), 'utf8').trim()
  const entry = getChunk(manifest, entryModule)
  const loader = readText(getChunk(manifest, 'client/loader.ts').file)
  const fonts = Object.values(manifest).flatMap(({ file }) => (/-normal-.*\.woff2$/.test(file) ? [`/${file}`] : []))
  const printSheet = `/${getChunk(manifest, printSheetModule).file}`
  const byScreen = new Map<string, DocumentAssets>(
    [...screenModules].map(([id, module]) => {
      const preloads = findScripts(manifest, [entryModule, module]).map(file => `/${file}`)
      return [id, { fonts, printSheet, loader, entry: `/${entry.file}`, preloads: preloads.join(' ') }]
    }),
  )
  return {
    loader,
    assetsOf: screen => {
      const assets = byScreen.get(screen)
      if (assets === undefined) throw new Error(`no screen is named "${screen}"`)
      return assets
    },
    completeDocument: createCompletion(manifest, screenModules, readText),
  }
}

/**
 * A page carries the style sheets of its screen, and those of the parts that only some pages have, which it tells by its
 * classes: they begin with the number of their sheet. The loader fetches the scripts of these parts, too.
 */
function createCompletion(
  manifest: Manifest,
  screenModules: ReadonlyMap<string, string>,
  readText: (file: string) => string,
): CompleteDocument {
  const sheets = findChunks(manifest, [entryModule, ...Object.keys(manifest)]).flatMap(({ file: script, css }) =>
    css.map(file => ({ script, file, text: readText(file), numbers: listNumbers(readText(file), /\.(c\w+)-\w/g) })),
  )
  const byScreen = new Map<string, ReadonlySet<string>>(
    [...screenModules].map(([id, module]) => [
      id,
      new Set(findChunks(manifest, [entryModule, module]).flatMap(({ css }) => css)),
    ]),
  )
  return (html, screen) => {
    const rendered = listNumbers(html, /[" ](c\w+)-\w+(?=[" ])/g)
    const own = byScreen.get(screen) ?? new Set()
    const parts = sheets.filter(
      ({ file, numbers }) => !own.has(file) && [...numbers].some(number => rendered.has(number)),
    )
    const carried = sheets.filter(sheet => own.has(sheet.file) || parts.includes(sheet))
    const files = carried.map(({ file }) => `/${file}`).join(' ')
    const style = `<style data-sheets="${files}">${carried.map(({ text }) => text).join('')}</style>`
    const preloads = parts.map(({ script }) => `/${script} `).join('')
    return html.replace(emptyStyle, () => style).replace('data-preloads="', start => start + preloads)
  }
}

function listNumbers(text: string, pattern: RegExp): ReadonlySet<string> {
  return new Set(Array.from(text.matchAll(pattern), ([, number = '']) => number))
}

/** Throws when there is no build. */
export function readManifest(clientFolder: string): Manifest {
  return readBuildFile(clientFolder, '.vite/manifest.json', manifestSchema)
}

function readBuildFile<Content>(folder: string, name: string, schema: z.ZodType<Content>): Content {
  const path = join(folder, name)
  try {
    return schema.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (cause) {
    throw new Error(`${path} cannot be read; run "npm run build" first`, { cause })
  }
}

/** The files of chunks and of their static imports. Throws when a chunk is missing. */
export function findScripts(manifest: Manifest, names: readonly string[]): readonly string[] {
  return findChunks(manifest, names).map(({ file }) => file)
}

/** Chunks after their static imports, as their style sheets follow each other. Throws when a chunk is missing. */
export function findChunks(manifest: Manifest, names: readonly string[]): readonly Manifest[string][] {
  const found = new Set<Manifest[string]>()
  const seen = new Set<string>()
  const add = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    const chunk = getChunk(manifest, name)
    for (const imported of chunk.imports) add(imported)
    found.add(chunk)
  }
  for (const name of names) add(name)
  return [...found]
}

function getChunk(manifest: Manifest, name: string): Manifest[string] {
  const chunk = manifest[name]
  if (chunk === undefined) throw new Error(`the build has no chunk for ${name}; run "npm run build" again`)
  return chunk
}

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
    assets: z.array(z.string()).default([]),
  }),
)

/** The chunks of the browser build by the names of their sources: https://vite.dev/guide/backend-integration */
export type Manifest = z.infer<typeof manifestSchema>

export const entryModule = 'client/entry-client.tsx'

export type BuiltAssets = {
  readonly style: string
  readonly loader: string
  readonly assetsOf: (screen: ScreenId) => DocumentAssets
}

/** Reads the assets of documents from `dist/client`, for screens with the paths of their modules. Throws when the build is missing or incomplete. */
export function readBuiltAssets(clientFolder: string, screenModules: ReadonlyMap<string, string>): BuiltAssets {
  const manifest = readManifest(clientFolder)
  const readText = (name: string) => readFileSync(join(clientFolder, getChunk(manifest, name).file), 'utf8').trim()
  const entry = getChunk(manifest, entryModule)
  const [style, loader] = [readText('style.css'), readText('client/loader.ts')]
  const font = `/${Object.values(manifest).find(({ file }) => /-normal-.*\.woff2$/.test(file))?.file}`
  const byScreen = new Map<string, DocumentAssets>(
    [...screenModules].map(([id, module]) => {
      const preloads = findScripts(manifest, [entryModule, module]).map(file => `/${file}`)
      return [id, { style, font, loader, entry: `/${entry.file}`, preloads: preloads.join(' ') }]
    }),
  )
  return {
    style,
    loader,
    assetsOf: screen => {
      const assets = byScreen.get(screen)
      if (assets === undefined) throw new Error(`no screen is named "${screen}"`)
      return assets
    },
  }
}

/** Throws when there is no build. */
export function readManifest(clientFolder: string): Manifest {
  return readBuildFile(clientFolder, '.vite/manifest.json', manifestSchema)
}

/** The paths of preview pictures by the canonical paths of their pages. Throws when there is no build. */
export function readSocialCards(clientFolder: string): ReadonlyMap<string, string> {
  return new Map(Object.entries(readBuildFile(clientFolder, socialCardsFile, z.record(z.string(), z.string()))))
}

export const socialCardsFile = '.vite/social-cards.json'

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
  const found = new Map<string, string>()
  const add = (name: string) => {
    if (found.has(name)) return
    const { file, imports } = getChunk(manifest, name)
    found.set(name, file)
    for (const imported of imports) add(imported)
  }
  for (const name of names) add(name)
  return [...found.values()]
}

function getChunk(manifest: Manifest, name: string): Manifest[string] {
  const chunk = manifest[name]
  if (chunk === undefined) throw new Error(`the build has no chunk for ${name}; run "npm run build" again`)
  return chunk
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { DocumentAssets } from '../../client/entry-server.tsx'
import type { ScreenId } from '../../shared/page-data.ts'
import { toPagePolicy } from '../http/page-policy.ts'
import type { ScreenAssets } from './page-renderer.ts'

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
    assets: z.array(z.string()).default([]),
  }),
)

type Manifest = z.infer<typeof manifestSchema>
type Screens = { readonly [Id in ScreenId]: { readonly module: string } }

type Build = {
  readonly clientFolder: string
  readonly screens: Screens
  readonly demoBase: string
  readonly isHttps: boolean
}

const entry = 'client/entry-client.tsx'

/** The inline parts of every screen's document, read once from the build. Throws when the build is missing or not whole. */
export function readBuiltAssets({ clientFolder, screens, demoBase, isHttps }: Build): ScreenAssets<DocumentAssets> {
  const manifest = readManifest(clientFolder)
  const frameSource = demoBase.startsWith('/') ? "'self'" : demoBase
  const { file, assets: entryAssets } = getChunk(manifest, entry)
  const loader = toLoader(`/${file}`)
  const fontFile = entryAssets.find(asset => asset.endsWith('.woff2'))
  const font = fontFile === undefined ? '' : `/${fontFile}`
  const prepared = new Map(
    Object.entries(screens).map(([id, { module }]) => {
      const files = [...new Set([...stylesOf(manifest, entry), ...stylesOf(manifest, `client/${module}`)])]
      const style = files.map(name => readFileSync(join(clientFolder, name), 'utf8').trim()).join('\n')
      const assets = { style, styleSheets: files.map(name => `/${name}`), font, loader }
      return [id, { assets, policy: toPagePolicy({ ...assets, frameSource, isHttps }) }]
    }),
  )
  return screen => {
    const found = prepared.get(screen)
    if (found === undefined) throw new Error(`no screen is named "${screen}"`)
    return found
  }
}

/** The build's chunks by their names. Throws when there is no build. */
export function readManifest(clientFolder: string): Manifest {
  const path = join(clientFolder, '.vite/manifest.json')
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (cause) {
    throw new Error(`${path} cannot be read; run "npm run build" first`, { cause })
  }
}

function getChunk(manifest: Manifest, name: string): Manifest[string] {
  const chunk = manifest[name]
  if (chunk === undefined) throw new Error(`the build has no chunk for ${name}; run "npm run build" again`)
  return chunk
}

/** Style sheets of a chunk and of all that it imports, those of the imports first: the order in which they cascade. */
function stylesOf(manifest: Manifest, name: string, seen = new Set<string>()): readonly string[] {
  if (seen.has(name)) return []
  seen.add(name)
  const { imports, css } = getChunk(manifest, name)
  return [...imports.flatMap(imported => stylesOf(manifest, imported, seen)), ...css]
}

/** The one inline script: it fetches the bundle after `load` when the browser is idle, or at the first sign of the visitor. */
function toLoader(bundle: string): string {
  const events = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin']
  return `{let d=0,g=()=>{d||(d=1,import(${JSON.stringify(bundle)}))};for(let e of ${JSON.stringify(events)})addEventListener(e,g,{once:true,passive:true});addEventListener('load',()=>(window.requestIdleCallback||setTimeout)(g))}`
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { screenStyles } from '../../build/screen-styles-plugin.ts'
import { withImports } from '../../build/with-imports.ts'
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
type Chunk = Manifest[string]
type Screens = { readonly [Id in ScreenId]: { readonly module: string } }

type Build = {
  readonly clientFolder: string
  readonly screens: Screens
  readonly demoBase: string
  readonly isHttps: boolean
}

const entry = 'client/entry-client.tsx'

/**
 * Scroll bars that lie over the page, as on phones, show for 300 ms after its height has changed, and fade for another 300.
 * Each of these frames is drawn anew, which would hold the scripts up.
 */
const settlingMs = 600

/** The inline parts of every screen's document, read once from the build. Throws when the build is missing or not whole. */
export function readBuiltAssets({ clientFolder, screens, demoBase, isHttps }: Build): ScreenAssets<DocumentAssets> {
  const manifest = readManifest(clientFolder)
  const frameSource = demoBase.startsWith('/') ? "'self'" : demoBase
  const { assets: entryAssets } = getChunk(manifest, entry)
  const fontFile = entryAssets.find(asset => asset.endsWith('.woff2'))
  const font = fontFile === undefined ? '' : `/${fontFile}`
  const stylesOfAll = `/${getChunk(manifest, screenStyles).file}`
  const prepared = new Map(
    Object.entries(screens).map(([id, { module }]) => {
      const chunks = findChunks(manifest, [entry, `client/${module}`])
      const files = [...new Set(chunks.flatMap(({ css }) => css))]
      const loader = toLoader(chunks.map(({ file }) => file))
      const style = files.map(name => readFileSync(join(clientFolder, name), 'utf8').trim()).join('\n')
      const assets = { style, screenStyles: stylesOfAll, font, loader }
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

/** Chunks with all that comes with them at once. Throws when the build has not all of them. */
export function findChunks(manifest: Manifest, names: readonly string[]): readonly Chunk[] {
  return withImports(names, name => getChunk(manifest, name).imports).map(name => getChunk(manifest, name))
}

/** Throws when the build has no such chunk. */
export function getChunk(manifest: Manifest, name: string): Chunk {
  const chunk = manifest[name]
  if (chunk === undefined) throw new Error(`the build has no chunk for ${name}; run "npm run build" again`)
  return chunk
}

/**
 * The one inline script: it asks for the page's scripts, all at once, some time after `load` when the browser is idle, or at
 * the first sign of the visitor, and runs them one after the other, each in a task of its own. On a page newly opened it
 * counts the first frames, for styles (`laid-out-in-frame`).
 */
function toLoader(scripts: readonly string[]): string {
  const events = ['pointerover', 'pointerdown', 'keydown', 'focusin']
  const names = scripts.map(script => script.replace(/^assets\/(.+)\.js$/, '$1'))
  const asking = `for(let n of m){let l=document.createElement('link');l.rel='modulepreload';l.href='/assets/'+n+'.js';document.head.append(l)}`
  const running = `for(let n of m)await import('/assets/'+n+'.js')`
  const fetching = `{let d=0,m=${JSON.stringify(names)},g=async()=>{if(!d++){${asking}${running}}};for(let e of ${JSON.stringify(events)})addEventListener(e,g,{once:true});addEventListener('load',()=>setTimeout(()=>(window.requestIdleCallback||setTimeout)(g),${settlingMs}))}`
  // Not where the browser looks for a place within the page: after a reload, on the way back, at an anchor.
  const counting = `if(performance.getEntriesByType('navigation')[0]?.type==='navigate'&&!location.hash){let s=document.documentElement.dataset,f=()=>requestAnimationFrame(()=>setTimeout(()=>{if(s.frames=s.frames.slice(1))f();else delete s.frames}));s.frames='11111';addEventListener('DOMContentLoaded',f)}`
  return fetching + counting
}

import { mkdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { developBand, developPicture } from './industries/parts/develop.ts'
import { saveFallback } from './industries/parts/fallback.ts'
import { render } from './industries/parts/render.ts'
import type { IndustryScene } from './industries/parts/world.ts'
import { savePicture } from './toolkit/save-picture.ts'

/**
 * `npm run industries [-- energy … --only=picture|band --draft=folder --scale=0.4]`: pictures and highlight bands of
 * all industries, or of those named.
 */

/** Each industry's module and the name of the scene that it exports. */
const scenes = {
  energy: 'energy',
  'financial-services': 'financialServices',
  healthcare: 'healthcare',
  insurance: 'insurance',
  'legal-services': 'legalServices',
  'life-sciences': 'lifeSciences',
  logistics: 'logistics',
  manufacturing: 'manufacturing',
  'private-equity': 'privateEquity',
} as const

type Id = keyof typeof scenes
type Kind = 'picture' | 'band'

/** Traced smaller than the final width, which halves the time; the grain that is added last restores the sharpness. */
const sizes = {
  picture: { width: 1024, height: 907, samples: 8, finalWidth: 1280 },
  band: { width: 1200, height: 400, samples: 7, finalWidth: 2400 },
} as const

const { values, positionals } = parseArgs({
  allowPositionals: true,
  // A draft is small, takes little time and goes to a folder outside public/.
  options: { draft: { type: 'string' }, scale: { type: 'string', default: '0.4' }, only: { type: 'string' } },
})

const ids = Object.keys(scenes).filter((id): id is Id => positionals.length === 0 || positionals.includes(id))
for (const id of ids) {
  for (const kind of ['picture', 'band'] as const) {
    if (values.only && values.only !== kind) continue
    const started = Date.now()
    if (values.draft) await makeDraft(id, kind, values.draft)
    else await make(id, kind)
    console.log(`${id} ${kind}: ${Math.round((Date.now() - started) / 1000)} s`)
  }
}

async function makeDraft(id: Id, kind: Kind, folder: string): Promise<void> {
  const scale = Number(values.scale)
  await mkdir(folder, { recursive: true })
  const { developed } = await trace(id, kind, { scale, samples: 4 })
  await writeFile(`${folder}/${id}-${kind}.png`, await developed())
}

async function make(id: Id, kind: Kind): Promise<void> {
  const { developed } = await trace(id, kind, { scale: 1, samples: sizes[kind].samples })
  const path = kind === 'picture' ? `/industries/${id}.png` : `/industries/${id}-highlight-background.png`
  const widths = kind === 'picture' ? [425, 740, 850, 1275] : [800, 1600, 2400]
  const width = kind === 'picture' ? 850 : 1600
  await savePicture({ path, source: await developed(), width, widths, quality: kind === 'picture' ? 46 : 64 })
  console.log(path, await saveFallback(path, await developed(0), width), 'bytes')
}

/** Traces the scene once; the result can be developed with and without grain. */
async function trace(id: Id, kind: Kind, { scale, samples }: { scale: number; samples: number }) {
  const module = new URL(`./industries/${id}.ts`, import.meta.url).href
  const loaded: Record<string, IndustryScene> = await import(module)
  const scene = loaded[scenes[id]]
  if (!scene) throw new Error(`${id}.ts exports no ${scenes[id]}`)
  const size = { width: Math.round(sizes[kind].width * scale), height: Math.round(sizes[kind].height * scale) }
  const layers = await render({ module, scene: scenes[id], kind, ...size, samples })
  const traced = { layers, ...size, sunColor: scene[kind].world().light.sun.color }
  const width = scale === 1 ? sizes[kind].finalWidth : size.width
  const developed = (grain?: number) => {
    const own = grain === undefined ? {} : { grain }
    return kind === 'picture'
      ? developPicture(traced, { ...scene.picture.finish, ...own }, width)
      : developBand(traced, { ...scene.band.finish, ...own }, width)
  }
  return { developed }
}

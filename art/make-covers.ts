import { mkdirSync, readdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import type { Cover } from './covers/parts/cover.ts'
import { savePicture } from './toolkit/save-picture.ts'

/** `npm run covers [-- blog-21 … --preview=folder]`: the covers of all articles, or of those named. */
const { values, positionals: wanted } = parseArgs({ allowPositionals: true, options: { preview: { type: 'string' } } })
const folder = new URL('covers/', import.meta.url)
const ids = readdirSync(folder)
  .filter(file => file.endsWith('.ts'))
  .map(file => file.slice(0, -'.ts'.length))
const unknown = wanted.filter(id => !ids.includes(id))
if (unknown.length > 0) throw new Error(`No cover is called ${unknown.join(', ')}; there are ${ids.join(', ')}`)

for (const id of wanted.length > 0 ? wanted : ids) {
  const { cover }: { cover: Cover } = await import(new URL(`${id}.ts`, folder).href)
  if (values.preview) await savePreview(values.preview, cover)
  else await saveCover(cover)
  console.log(cover.id)
}

async function saveCover({ id, svg }: Cover): Promise<void> {
  await savePicture({ path: `/images/covers/${id}.jpg`, source: svg(), width: 1200, widths: [240, 480, 672, 800, 1200, 1800] })
}

/** Saves only a PNG, outside public/, to look at while drawing. */
async function savePreview(into: string, { id, svg }: Cover): Promise<void> {
  mkdirSync(into, { recursive: true })
  await sharp(Buffer.from(svg())).resize({ width: 800 }).png().toFile(`${into}/${id}.png`)
}

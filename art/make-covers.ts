import { mkdirSync, readdirSync } from 'node:fs'
import sharp from 'sharp'
import type { Cover } from './covers/parts/cover.ts'
import { savePicture } from './toolkit/save-picture.ts'

/** `npx tsx art/make-covers.ts [blog-21 …] [--preview=/tmp/folder]`: the covers of the articles, or those named. */
const folder = new URL('covers/', import.meta.url)
const options = process.argv.slice(2)
const wanted = options.filter(option => !option.startsWith('--'))
const preview = options.find(option => option.startsWith('--preview='))?.slice('--preview='.length)
const ids = readdirSync(folder)
  .filter(file => file.endsWith('.ts'))
  .map(file => file.slice(0, -'.ts'.length))
const unknown = wanted.filter(id => !ids.includes(id))
if (unknown.length > 0) throw new Error(`No cover is called ${unknown.join(', ')}; there are ${ids.join(', ')}`)

for (const id of wanted.length > 0 ? wanted : ids) {
  const { cover }: { cover: Cover } = await import(new URL(`${id}.ts`, folder).href)
  if (preview) await savePreview(preview, cover)
  else await saveCover(cover)
  console.log(cover.id)
}

async function saveCover({ id, svg }: Cover): Promise<void> {
  await savePicture({ path: `/images/covers/${id}.jpg`, source: svg(), width: 1200, widths: [240, 480, 800, 1200] })
}

/** To look at a picture while drawing it, without writing into public/. */
async function savePreview(into: string, { id, svg }: Cover): Promise<void> {
  mkdirSync(into, { recursive: true })
  await sharp(Buffer.from(svg())).resize({ width: 800 }).png().toFile(`${into}/${id}.png`)
}

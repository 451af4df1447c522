import { mkdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { developPicture } from './industries/parts/develop.ts'
import { render } from './industries/parts/render.ts'
import { preparePublicFile } from './toolkit/site-files.ts'
import { toWorld, type Vignette } from './industries/parts/stage.ts'

/**
 * `npm run use-cases [-- healthcare … --only=slug --draft=folder]`: pictures of the industries' use cases. A draft is
 * small, takes seconds and goes to a folder outside public/.
 */
const size = { width: 800, height: 500 } as const
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { draft: { type: 'string' }, only: { type: 'string' } },
})

for (const industry of positionals) {
  const module = new URL(`./use-cases/${industry}.ts`, import.meta.url).href
  const { useCases }: { useCases: Readonly<Record<string, Vignette>> } = await import(module)
  for (const [slug, vignette] of Object.entries(useCases)) {
    if (values.only !== undefined && values.only !== slug) continue
    const [width, height, samples] = values.draft === undefined ? [size.width, size.height, 9] : [400, 250, 4]
    const world = toWorld(vignette)
    const layers = await render({ module, scene: slug, kind: 'vignette', width, height, samples })
    const traced = { layers, width, height, sunColor: world.light.sun.color }
    const png = await developPicture(traced, { exposure: 0.85, vignette: 0.2, balance: [1, 1, 1.01] }, width)
    if (values.draft === undefined) {
      const path = `/images/use-cases/${industry}/${slug}.avif`
      await sharp(png).avif({ quality: 55, effort: 6 }).toFile(preparePublicFile(path))
      const small = path.replace('.avif', '-400.avif')
      await sharp(png).resize({ width: 400 }).avif({ quality: 48, effort: 6 }).toFile(preparePublicFile(small))
      console.log(path)
    } else {
      await mkdir(values.draft, { recursive: true })
      await writeFile(`${values.draft}/${industry}-${slug}.png`, png)
    }
  }
}

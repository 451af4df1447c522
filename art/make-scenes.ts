import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { aiImplementation } from './scenes/ai-implementation.ts'
import { aiManagedServices } from './scenes/ai-managed-services.ts'
import { aiReadinessAndAdoption } from './scenes/ai-readiness-and-adoption.ts'
import { aiReadinessAndStrategy } from './scenes/ai-readiness-and-strategy.ts'
import { aiSolutions } from './scenes/ai-solutions.ts'
import { aiStaffing } from './scenes/ai-staffing.ts'
import { defaultAvatar } from './scenes/default-avatar.ts'
import { defaultCover } from './scenes/default-cover.ts'
import { homeHero, homeHeroTall } from './scenes/home-hero.ts'
import type { Scene } from './scenes/scene.ts'
import { serviceFallback } from './scenes/service-fallback.ts'
import { savePicture } from './toolkit/save-picture.ts'

/** `npm run scenes [-- home … --preview=folder]`: pictures of home and services and the defaults, or those named. */
const scenes: readonly Scene[] = [
  homeHero,
  homeHeroTall,
  aiImplementation,
  aiManagedServices,
  aiReadinessAndAdoption,
  aiReadinessAndStrategy,
  aiSolutions,
  aiStaffing,
  serviceFallback,
  defaultCover,
  defaultAvatar,
]

const { values, positionals: wanted } = parseArgs({ allowPositionals: true, options: { preview: { type: 'string' } } })
const chosen = scenes.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
if (chosen.length === 0)
  throw new Error(`No scene is called ${wanted.join(', ')}: ${scenes.map(({ name }) => name).join(', ')}`)

for (const { draw, name, ...picture } of chosen) {
  const source = draw()
  if (values.preview) await savePreview(values.preview, { name, source })
  else await savePicture({ ...picture, source })
  console.log(name)
}

/** Saves only a PNG, outside public/, to look at while drawing. */
async function savePreview(into: string, { name, source }: { name: string; source: string }): Promise<void> {
  mkdirSync(into, { recursive: true })
  await sharp(Buffer.from(source)).png().toFile(`${into}/${name}.png`)
}

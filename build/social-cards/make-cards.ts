import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toSocialCard } from '../../server/seo/social-card.ts'
import type { Library } from '../../shared/content/library.ts'
import { listPages } from '../../shared/page-list.ts'
import { loadPage } from '../../shared/pages.ts'
import { resolveAddress } from '../../shared/resolve-address.ts'
import { type DrawingSet, drawCard } from './draw-card.ts'
import { type CardParts, fingerprint, renderCard } from './render-card.ts'

export type MadeCard = {
  /** The page's canonical path. */
  readonly page: string
  /** The picture's path, which changes with what it shows. */
  readonly path: string
  readonly bytes: Buffer
}

type Work = {
  readonly library: Library
  readonly drawing: DrawingSet
  readonly publicFolder: string
  /** Cards that were made before, by their fingerprints. */
  readonly cacheFolder: string
}

type Drawn = CardParts & { readonly page: string }

const workers = 4

/** The preview pictures of all pages. Rejects with every page whose words do not fit, named. */
export async function makeCards(work: Work): Promise<readonly MadeCard[]> {
  await mkdir(work.cacheFolder, { recursive: true })
  const waiting = [...(await drawCards(work))]
  const made: MadeCard[] = []
  const makeSome = async () => {
    for (let drawn = waiting.pop(); drawn !== undefined; drawn = waiting.pop()) made.push(await makeCard(drawn, work))
  }
  await Promise.all(Array.from({ length: workers }, makeSome))
  return made.sort((a, b) => a.page.localeCompare(b.page))
}

async function drawCards({ library, drawing, publicFolder }: Work): Promise<readonly Drawn[]> {
  const drawn: Drawn[] = []
  const faults: string[] = []
  for (const { path: page } of await listPages(library)) {
    const result = await loadPage(library, resolveAddress({ pathname: page, search: '' }), new Date(0))
    if (result.kind === 'redirect' || result.page.meta.canonicalPath !== page) continue
    const card = toSocialCard(result.page, library.siteData.site)
    try {
      drawn.push({ page, svg: drawCard(card, drawing), picture: card.picture, publicFolder })
    } catch (error) {
      faults.push(`  ${page}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  if (faults.length > 0) throw new Error(`preview pictures cannot be drawn; shorten the titles:\n${faults.join('\n')}`)
  return drawn
}

async function makeCard({ page, ...parts }: Drawn, { cacheFolder }: Work): Promise<MadeCard> {
  const key = fingerprint(parts)
  const name = page === '/' ? 'home' : page.slice(1).replaceAll('/', '-')
  const cached = join(cacheFolder, `${key}.jpg`)
  const path = `/og/${name}-${key}.jpg`
  const known = await readFile(cached).catch(() => undefined)
  if (known !== undefined) return { page, path, bytes: known }
  const bytes = await renderCard(parts)
  await writeFile(cached, bytes)
  return { page, path, bytes }
}

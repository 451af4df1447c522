import type { Plugin } from 'vite'
import { createMemoryLibrary } from '../server/library.ts'
import { socialCardsFile } from '../server/render/built-assets.ts'
import { chartFilePath } from '../shared/addresses/chart-files.ts'
import type { CompiledLibrary } from '../shared/content/library.ts'
import { openCache } from './cache/cache.ts'
import { openFileCache } from './files/file-cache.ts'
import { readPalette } from './files/read-palette.ts'
import type { GeneratedCard } from './social-cards/generate-cards.ts'
import { typefaceSources } from './typefaces/open-font.ts'

type Options = { readonly readLibrary: () => CompiledLibrary }

/** Generates a preview picture of every page during the build; pictures of unchanged pages come from a cache. */
export function socialCardsPlugin({ readLibrary }: Options): Plugin {
  let root = process.cwd()
  let generating: Promise<readonly GeneratedCard[]> | undefined
  return {
    name: 'social-cards',
    apply: 'build',
    applyToEnvironment: environment => environment.name === 'client',
    configResolved(config) {
      root = config.root
    },
    buildStart() {
      generating = drawCards(root, readLibrary())
      // generateBundle reports a failure.
      generating.catch(() => {})
    },
    async generateBundle() {
      const cards = (await generating) ?? []
      for (const { path, bytes } of cards) this.emitFile({ type: 'asset', fileName: path.slice(1), source: bytes })
      this.emitFile({ type: 'asset', fileName: socialCardsFile, source: toCardList(cards) })
    },
  }
}

/** What the server reads of the cards: their paths by page. */
export function toCardList(cards: readonly GeneratedCard[]): string {
  return JSON.stringify(Object.fromEntries(cards.map(({ page, path }) => [page, path])))
}

/** Most pictures come from a cache of earlier ones. */
export async function drawCards(root: string, compiled: CompiledLibrary): Promise<readonly GeneratedCard[]> {
  // Imported here, because the development server and the tests do not need the drawing tools.
  const [{ generateCards }, { readDrawingSet }, { openPictures }, { makeChartPicture }] = await Promise.all([
    import('./social-cards/generate-cards.ts'),
    import('./social-cards/draw-card.ts'),
    import('./pictures/open-pictures.ts'),
    import('./files/chart-files.ts'),
  ])
  const { read } = openPictures(root)
  const charts = new Map(compiled.files.charts.map(({ id, sheet }) => [chartFilePath(id, 'png'), sheet]))
  const fileCache = openFileCache(root)
  const palette = readPalette(root, 'colors')
  return generateCards({
    library: createMemoryLibrary(compiled),
    drawing: readDrawingSet(root, compiled.siteData.site),
    readPicture: path => {
      const sheet = charts.get(path)
      return sheet === undefined ? read(path) : makeChartPicture(sheet, palette, fileCache)
    },
    cache: openCache({ root, name: 'social cards', sources: ['build/social-cards', ...typefaceSources] }),
  })
}

import { join } from 'node:path'
import type { Plugin } from 'vite'
import { createMemoryLibrary } from '../server/library.ts'
import { socialCardsFile } from '../server/render/built-assets.ts'
import type { CompiledLibrary, Library } from '../shared/content/library.ts'
import type { MadeCard } from './social-cards/make-cards.ts'

type Options = { readonly readLibrary: () => CompiledLibrary }

/** Makes a preview picture of every page while the bundle is built; those whose page has not changed are kept between builds. */
export function socialCardsPlugin({ readLibrary }: Options): Plugin {
  let root = process.cwd()
  let making: Promise<readonly MadeCard[]> | undefined
  return {
    name: 'social-cards',
    apply: 'build',
    applyToEnvironment: environment => environment.name === 'client',
    configResolved(config) {
      root = config.root
    },
    buildStart() {
      making = make(root, createMemoryLibrary(readLibrary()))
      // A failure is told where the pictures are waited for.
      making.catch(() => {})
    },
    async generateBundle() {
      const cards = (await making) ?? []
      for (const { path, bytes } of cards) this.emitFile({ type: 'asset', fileName: path.slice(1), source: bytes })
      const pathsByPage = Object.fromEntries(cards.map(({ page, path }) => [page, path]))
      this.emitFile({ type: 'asset', fileName: socialCardsFile, source: JSON.stringify(pathsByPage) })
    },
  }
}

async function make(root: string, library: Library): Promise<readonly MadeCard[]> {
  // The development server and the tests read this file with the configuration; only a build needs the drawing tools.
  const [{ makeCards }, { readDrawingSet }] = await Promise.all([
    import('./social-cards/make-cards.ts'),
    import('./social-cards/drawing-set.ts'),
  ])
  return makeCards({
    library,
    drawing: readDrawingSet(root, library.siteData.site),
    publicFolder: join(root, 'public'),
    cacheFolder: join(root, 'node_modules/.cache/social-cards'),
  })
}

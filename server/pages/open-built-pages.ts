import { content, renderDocument, screens } from '../../client/entry-server.tsx'
import { type Config, isHttps } from '../config.ts'
import { createFileLibrary } from '../library.ts'
import { readBuiltAssets } from '../render/built-assets.ts'
import { createIntroducer } from '../render/page-metadata.ts'
import { createPageRenderer } from '../render/page-renderer.ts'
import { readSocialCards } from '../render/social-cards.ts'
import { toRuntime } from '../runtime.ts'
import type { Services } from '../services.ts'
import { openPages } from './open-pages.ts'

type Dependencies = {
  readonly config: Config
  readonly now: () => Date
  /** The build's `dist/client`. */
  readonly clientFolder: string
  /** Told how many seconds each render took. */
  readonly onRender?: (seconds: number) => void
  /** What a test puts in the place of the real thing. */
  readonly replace?: Partial<Services>
}

/** What renders and keeps the built site's pages. Throws when the build is not whole. */
export function openBuiltPages(
  dependencies: Dependencies,
): Pick<Services, 'library' | 'renderPage' | 'pages' | 'securityHeaders'> {
  const { config, now, clientFolder, onRender, replace = {} } = dependencies
  const runtime = toRuntime(config)
  const assetsOf = readBuiltAssets({ clientFolder, screens, demoBase: runtime.demoBase, isHttps: isHttps(config) })
  const cards = readSocialCards(clientFolder)
  const introduce = createIntroducer({ siteData: content.siteData, publicUrl: runtime.publicUrl, cards })
  const library = replace.library ?? createFileLibrary({ ...content, clientFolder })
  const renderPage =
    replace.renderPage ?? createPageRenderer({ renderDocument, assetsOf, introduce, runtime, onRender })
  return { library, renderPage, ...openPages({ config, library, renderPage, now }) }
}

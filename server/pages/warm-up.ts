import { listPages } from '../../shared/page-list.ts'
import type { Services } from '../services.ts'

/**
 * Makes all pages ready before anybody asks, one after the other between the requests that come meanwhile. One that fails
 * is left to whoever asks for it.
 */
export async function warmUp({ pages, library, log }: Pick<Services, 'pages' | 'library' | 'log'>): Promise<void> {
  const start = performance.now()
  const list = await listPages(library)
  for (const { path } of list) {
    try {
      await pages.prepare({ pathname: path, search: '' })
    } catch (err) {
      log.error({ err, path }, 'a page could not be made ready')
    }
  }
  log.info({ pages: list.length, milliseconds: Math.round(performance.now() - start) }, 'pages are ready')
}

import { listPages } from '../../shared/page-list.ts'
import type { Services } from '../services.ts'

/** Makes all pages ready before anybody asks, one after the other between the requests that come meanwhile. */
export async function warmUp({ pages, library, log }: Pick<Services, 'pages' | 'library' | 'log'>): Promise<void> {
  const start = performance.now()
  const list = await listPages(library)
  for (const { path } of list) await pages.prepare({ pathname: path, search: '' })
  log.info({ pages: list.length, milliseconds: Math.round(performance.now() - start) }, 'pages are ready')
}

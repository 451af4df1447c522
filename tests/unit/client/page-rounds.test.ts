import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { resolveAddress } from '../../../shared/addresses/resolve-address.ts'
import { createDocumentReader } from '../../../shared/content/document-path.ts'
import type { Library } from '../../../shared/content/library.ts'
import { pageLoaders } from '../../../shared/site-pages/page-loaders.ts'
import { loadPage } from '../../../shared/site-pages/pages.ts'
import { canonicalPaths } from '../../support/page-paths.ts'
import { noon, siteLibrary } from '../../support/site-pages.ts'

/** How many times a page has to wait: what it asks for before it waits is answered together. */
async function countRounds(path: string): Promise<number> {
  const held: (() => void)[] = []
  const fetchDocument = createDocumentReader('1', async () => {
    await new Promise<void>(resolve => held.push(resolve))
    return {}
  })
  const library: Library = {
    ...siteLibrary,
    read: async name => {
      await fetchDocument(name)
      return siteLibrary.read(name)
    },
  }
  const address = resolveAddress({ pathname: path, search: '' })
  // So that all code is there.
  await loadPage(siteLibrary, address, noon)
  let isDone = false
  const loading = loadPage(library, address, noon).finally(() => {
    isDone = true
  })
  // Code that few pages need is fetched before it asks for documents.
  let rounds =
    address.kind === 'page' && /dynamic_import|import\(/.test(String(pageLoaders[address.route.screen])) ? 1 : 0
  // Nothing but the answers makes it go on, so that after a turn of the event loop it has asked for all it can.
  for (await setImmediate(); !isDone && held.length > 0; await setImmediate()) {
    rounds += 1
    for (const answer of held.splice(0)) answer()
  }
  expect(isDone, `${path} waits for something else than documents`).toBe(true)
  await loading
  return rounds
}

test.each(canonicalPaths)('a click on %s asks for all that it needs in at most two rounds', async path => {
  // Few visitors look at people and at single charts.
  const max = /^\/(team|charts)\/./.test(path) ? 3 : 2
  expect(await countRounds(path)).toBeLessThanOrEqual(max)
})

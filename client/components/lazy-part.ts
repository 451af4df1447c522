import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

const loads: (() => Promise<unknown>)[] = []

/**
 * `isShown`: the browser still has the page that came from the server. `lacksParts`: the code of a part of it could not
 * be loaded.
 */
export const serverHtml = { isShown: false, lacksParts: false }

/**
 * A component that only some pages have. Its code and styles are fetched when a page first shows it; the server's
 * document carries its styles. It needs class names of a style sheet of its own, which tell the server that it is there.
 * Where its code fails to load, the server's HTML of it stays as it is; on a later page, `keepPage` loads that page from
 * the server.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  loads.push(load)
  return lazy(async () => ({ default: await load().catch(keepServerHtml) }))
}

function keepServerHtml(error: unknown): Promise<never> {
  if (!serverHtml.isShown) throw error
  serverHtml.lacksParts = true
  // React leaves alone what waits for its code.
  return new Promise(() => {})
}

/** Loads the parts of all modules that have been loaded. */
export async function loadParts(): Promise<void> {
  await Promise.all(loads.map(load => load()))
}

import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

const loads: (() => Promise<unknown>)[] = []

/**
 * A component that only some pages have. Its code and styles are fetched when a page first shows it; the server's
 * document carries its styles. It needs class names of a style sheet of its own, which tell the server that it is there.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  loads.push(load)
  return lazy(async () => ({ default: await load() }))
}

/** Loads the parts of all modules that have been loaded. */
export async function loadParts(): Promise<void> {
  await Promise.all(loads.map(load => load()))
}

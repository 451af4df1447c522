import type { Demo, DemoHead } from '../content/schemas/demo.ts'

/** The demos that visitors see. */
export function activeDemos<Any extends DemoHead>(demos: readonly Any[]): readonly Any[] {
  return demos.filter(demo => demo.active)
}

/** Active demos of which any industry or technology is among the tags. */
export function demosMatchingTags(demos: readonly Demo[], tags: readonly string[]): readonly Demo[] {
  return activeDemos(demos).filter(demo => [...demo.industries, ...demo.technology].some(value => tags.includes(value)))
}

import type { Demo } from '../content/schemas/demo.ts'

/** The demos that visitors see. */
export function activeDemos(demos: readonly Demo[]): readonly Demo[] {
  return demos.filter(demo => demo.active)
}

/** Active demos of which any industry or technology is among the tags. */
export function demosMatchingTags(demos: readonly Demo[], tags: readonly string[]): readonly Demo[] {
  return activeDemos(demos).filter(demo => [...demo.industries, ...demo.technology].some(value => tags.includes(value)))
}

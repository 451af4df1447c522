import type { Section } from '../../../shared/content/schemas/sections.ts'

/** Fewer can be seen by scrolling. */
const minSections = 6

/** Whether a page of these sections begins with links to them. */
export function hasContents(sections: readonly Section[]): boolean {
  return sections.length >= minSections
}

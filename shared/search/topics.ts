import { toSlug } from '../slug.ts'

/** A subject of several pieces: whatever has one of its tags is about it. */
export type Topic = { readonly id: string; readonly label: string; readonly tags: readonly string[] }

type Tagged = { readonly tags?: readonly string[] }

/** Fewer make no choice. */
const minPages = 2

/** Each frequent tag as a topic, by name. */
export function toTopics(pages: readonly Tagged[]): readonly Topic[] {
  const counts = new Map<string, number>()
  for (const tag of pages.flatMap(({ tags = [] }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count >= minPages)
    .map(([tag]) => ({ id: toSlug(tag), label: tag, tags: [tag] }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'))
}

export function isAbout({ tags = [] }: Tagged, topic: Topic): boolean {
  return topic.tags.some(tag => tags.includes(tag))
}

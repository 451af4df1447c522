/** A topic as a filter: whatever has one of its tags is about it. */
export type Topic = { readonly id: string; readonly label: string; readonly tags: readonly string[] }

export function isAbout({ tags = [] }: { readonly tags?: readonly string[] }, topic: Topic): boolean {
  return topic.tags.some(tag => tags.includes(tag))
}

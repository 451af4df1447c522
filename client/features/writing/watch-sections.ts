/**
 * Calls back with the id of the last heading that has passed into the upper third of the window, undefined above the first.
 * Returns how to stop.
 */
export function watchSections(ids: readonly string[], onChange: (id: string | undefined) => void): () => void {
  const passed = new Set<string>()
  const follow = (entries: readonly IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) passed[isIntersecting ? 'add' : 'delete'](target.id)
    onChange(ids.findLast(id => passed.has(id)))
  }
  // From that third upward, for the length of any page.
  const observer = new IntersectionObserver(follow, { rootMargin: '100000px 0px -67%' })
  for (const id of ids) {
    const element = document.getElementById(id)
    if (element) observer.observe(element)
  }
  return () => observer.disconnect()
}

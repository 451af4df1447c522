/** The address of a page's Markdown version: `/blogs/x?page=2` has `/blogs/x.md?page=2`, and `/` has `/index.md`. */
export function toMarkdownAddress(address: string): string {
  const [path = '', ...query] = address.split('?')
  return [path === '/' ? '/index.md' : `${path}.md`, ...query].join('?')
}

/** The path of the page whose Markdown version has this path; undefined for a path that is no Markdown version's. */
export function toPagePath(twinPath: string): string | undefined {
  const path = /^(\/.+)\.md$/.exec(twinPath)?.[1]
  return path === '/index' ? '/' : path
}

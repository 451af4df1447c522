/** Texts of pages and short lists share one file: on a slow network each request costs more than all their bytes. */
const short = /^(pages\/.+|methodologies|team|demos|jobs)$/

export function isShort(name: string): boolean {
  return short.test(name)
}

/** Where a document of the library is served: the version in the path makes the file immutable. */
export function documentPath(version: string, name: string): string {
  return `/content/${version}/${isShort(name) ? 'short' : name}.json`
}

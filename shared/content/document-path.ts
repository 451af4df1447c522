/** Where a document of the library is served: the version in the path makes the file immutable. */
export function documentPath(version: string, name: string): string {
  return `/content/${version}/${name}.json`
}

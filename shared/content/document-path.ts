/** Texts of pages and short lists share one file: on a slow network each request costs more than all their bytes. */
const short = /^(pages\/.+|methodologies|team|demos|jobs)$/

export function isShort(name: string): boolean {
  return short.test(name)
}

/** Where a document of the library is served: the version in the path makes the file immutable. */
export function documentPath(version: string, name: string): string {
  return `/content/${version}/${isShort(name) ? 'short' : name}.json`
}

type ReadFile = (path: string) => Promise<Readonly<Record<string, unknown>>>

/** Finds documents in the files that hold them. The one that many share is read once, or again if that has failed. */
export function createDocumentReader(version: string, readFile: ReadFile): (name: string) => Promise<unknown> {
  let shared: ReturnType<ReadFile> | undefined
  return async name => {
    const path = documentPath(version, name)
    if (!isShort(name)) return readFile(path)
    shared ??= readFile(path)
    try {
      return (await shared)[name]
    } catch (error) {
      shared = undefined
      throw error
    }
  }
}

/** Page texts and short lists share one file, because on a slow network another request costs more than their bytes. */
const short = /^(pages\/.+|methodologies|team|demos|jobs)$/

export function isShort(name: string): boolean {
  return short.test(name)
}

/** The URL path of a document. The version in it makes the file immutable. */
export function documentPath(version: string, name: string): string {
  return `/content/${version}/${isShort(name) ? 'short' : name}.json`
}

type ReadFile = (path: string) => Promise<Readonly<Record<string, unknown>>>

/** Reads documents from their files. The shared file is read once; after a failure it is read again. */
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

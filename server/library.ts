import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createDocumentReader } from '../shared/content/document-path.ts'
import type { CompiledLibrary, DocumentName, Documents, Library, SiteData } from '../shared/content/library.ts'
import { readBuiltPassages } from './search/built-passages.ts'

type BuiltContent = {
  readonly siteData: SiteData
  readonly version: string
  readonly distFolder: string
}

/** The library of a built site. Reads each of the files that browsers fetch, once. */
export function createFileLibrary({ siteData, version, distFolder }: BuiltContent): Library {
  const readJson = async (path: string) => JSON.parse(await readFile(join(distFolder, path), 'utf8'))
  const read = createDocumentReader(version, path => readJson(`client${path}`))
  return createLibrary(siteData, name => (name === 'passages' ? readBuiltPassages(distFolder) : read(name)))
}

/** The library of content that was compiled in this process, for the build, the development server and the tests. */
export function createMemoryLibrary({ siteData, documents }: CompiledLibrary): Library {
  return createLibrary(siteData, async name => {
    const document = documents.get(name)
    if (document === undefined) throw new Error(`the library has no document named "${name}"`)
    return document
  })
}

function createLibrary(siteData: SiteData, load: (name: DocumentName) => Promise<unknown>): Library {
  const documents = new Map<DocumentName, Promise<unknown>>()
  return {
    siteData,
    read: <Name extends DocumentName>(name: Name) => {
      const document = documents.get(name) ?? load(name)
      documents.set(name, document)
      // A file that cannot be read now, such as when the process has too many open, is read at the next request.
      document.catch(() => documents.delete(name))
      // The compiler has checked the document with the schema of this name.
      return document as Promise<Documents[Name]>
    },
  }
}

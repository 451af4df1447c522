import { documentPath, isShort } from '../shared/content/document-path.ts'
import type { DocumentName, Documents, Frame, Library } from '../shared/content/library.ts'

/** The library as the browser reads it: immutable static files, each fetched when a page first needs it. */
export function createStaticLibrary({ frame, version }: { frame: Frame; version: string }): Library {
  const read = async <Name extends DocumentName>(name: Name): Promise<Documents[Name]> => {
    const response = await fetch(documentPath(version, name))
    if (!response.ok) throw new Error(`the document "${name}" answered with status ${response.status}`)
    const file = await response.json()
    return isShort(name) ? file[name] : file
  }
  return { frame, read }
}

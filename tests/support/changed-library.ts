import type { DocumentName, Documents, Library } from '../../shared/content/library.ts'
import { compiled, openLibrary, siteLibrary } from './site-pages.ts'

/** The project's own library with one document changed. */
export async function changeLibrary<Name extends DocumentName>(
  name: Name,
  change: (document: Documents[Name]) => Documents[Name],
): Promise<Library> {
  const document = change(await siteLibrary.read(name))
  return openLibrary({ ...compiled, documents: new Map([...compiled.documents, [name, document]]) })
}

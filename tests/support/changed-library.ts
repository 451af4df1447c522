import { compileFolder } from '../../build/compile-folder.ts'
import { createMemoryLibrary } from '../../server/library.ts'
import type { DocumentName, Documents, Library } from '../../shared/content/library.ts'
import { withPassages } from './built-passages.ts'

const { library } = compileFolder(process.cwd())

/** The project's own library with one document changed. */
export async function changeLibrary<Name extends DocumentName>(
  name: Name,
  change: (document: Documents[Name]) => Documents[Name],
): Promise<Library> {
  const document = await createMemoryLibrary(library).read(name)
  const documents = new Map([...library.documents, [name, change(document)]])
  return withPassages(createMemoryLibrary({ ...library, documents }))
}

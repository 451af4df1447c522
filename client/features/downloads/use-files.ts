import { files } from 'virtual:files'
import { use } from 'react'
import type { BuiltFile, BuiltFiles } from '../../../shared/content/schemas/files.ts'
import { EditionFiles } from '../../components/edition-files.ts'

/** Finds the files of a source by its id, among those that the scripts know. */
export function useFiles(known: BuiltFiles = files): (id: string) => readonly BuiltFile[] {
  const own = use(EditionFiles)
  return id => own?.[id] ?? known[id] ?? []
}

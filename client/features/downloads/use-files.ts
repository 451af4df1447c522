import { files } from 'virtual:files'
import { use } from 'react'
import type { BuiltFile } from '../../../shared/content/schemas/files.ts'
import { EditionFiles } from '../../components/edition-files.ts'

/** Finds the files of a source by its id. */
export function useFiles(): (id: string) => readonly BuiltFile[] {
  const own = use(EditionFiles)
  return id => own?.[id] ?? files[id] ?? []
}

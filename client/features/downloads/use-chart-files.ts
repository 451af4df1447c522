import { files } from 'virtual:chart-files'
import { use } from 'react'
import type { BuiltFile } from '../../../shared/content/schemas/files.ts'
import { EditionFiles } from '../../components/edition-files.ts'

/** The files of a chart by its id. */
export function useChartFiles(id: string): readonly BuiltFile[] {
  const own = use(EditionFiles)
  const key = `charts/${id}`
  return own?.[key] ?? files[key] ?? []
}

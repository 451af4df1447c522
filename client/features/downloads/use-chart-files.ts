import { files } from 'virtual:chart-files'
import type { BuiltFile } from '../../../shared/content/schemas/files.ts'
import { useFiles } from './use-files.ts'

/** The files of a chart by its id. */
export function useChartFiles(id: string): readonly BuiltFile[] {
  return useFiles(files)(`charts/${id}`)
}

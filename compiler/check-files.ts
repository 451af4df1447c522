import { offeredFormats } from '../shared/values/file-types.ts'
import type { PublicFiles } from './check-pictures.ts'
import type { Problem } from './problem.ts'
import type { Entries } from './read-entries.ts'
import { type SourceFile, wholeFileProblem } from './source.ts'

/** Rules for files to download. */
export function checkFiles(entries: Entries, { publicPaths }: PublicFiles): Problem[] {
  return [...checkOffered(entries, publicPaths), ...checkTables(entries)]
}

function checkOffered({ folder }: Entries, publicPaths: ReadonlySet<string>): Problem[] {
  return folder.files.flatMap(({ value: { id }, source }) => {
    if (offeredFormats.some(format => publicPaths.has(`/files/${id}.${format}`))) return []
    const names = offeredFormats.map(format => `${id}.${format}`).join(' or ')
    return [source.problemAt(['id'], 'has no file', `add ${names} to public/files`)]
  })
}

function checkTables({ folder, tables }: Entries): Problem[] {
  const described = folder.data.map(({ value }) => value.id)
  return [
    ...folder.data.flatMap(({ value: { id }, source }) => {
      if (tables.has(id)) return []
      return [source.problemAt(['id'], 'has no table', `add content/data/${id}.csv`)]
    }),
    ...[...tables].flatMap(([id, file]) => {
      if (described.includes(id)) return checkCells(file)
      return [wholeFileProblem(file, 0, 'has no description', `add content/data/${id}.json`)]
    }),
  ]
}

/** The first row with another number of cells than the header. */
function checkCells(file: SourceFile): Problem[] {
  const lines = file.text.trimEnd().split('\n')
  const width = lines[0]?.split(',').length ?? 0
  const wrong = lines.findIndex(line => line.split(',').length !== width || line.includes('"'))
  if (wrong === -1) return []
  const offset = lines.slice(0, wrong).join('\n').length + 1
  const fault = `has a row that is not ${width} cells without quotation marks`
  return [wholeFileProblem(file, wrong === 0 ? 0 : offset, fault, 'give each row one cell for each column')]
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CompiledLibrary } from '../../shared/content/library.ts'
import type { BuiltFile, BuiltFiles } from '../../shared/content/schemas/files.ts'
import { offeredFormats } from '../../shared/values/file-types.ts'
import { openCache } from '../cache/cache.ts'
import { listFiles } from '../pictures/list-files.ts'
import { publicFolder } from '../pictures/read-originals.ts'
import { makeChartFiles } from './chart-files.ts'
import type { MadeFile } from './made-file.ts'

/** The tables to download of a library, and the files of its charts. `root` is the project's folder. */
export async function buildFiles(root: string, { files }: CompiledLibrary): Promise<readonly MadeFile[]> {
  const cache = openCache({ root, name: 'files', sources: ['build/files', 'shared/values/typefaces.ts'] })
  const encoder = new TextEncoder()
  const tables = files.tables.map(({ id, csv }): MadeFile => {
    return { id, format: 'csv', path: `/files/${id}.csv`, bytes: encoder.encode(csv) }
  })
  return [...tables, ...(await makeChartFiles(root, files.charts, cache))]
}

/** The files of public/files that a library offers. */
export function readOffered(root: string, { files }: CompiledLibrary): readonly MadeFile[] {
  const paths = new Set(listFiles(root, publicFolder).map(path => path.slice(publicFolder.length)))
  return files.offered.flatMap(id =>
    offeredFormats
      .map(format => ({ id, format, path: `/files/${id}.${format}` }))
      .filter(({ path }) => paths.has(path))
      .map(file => ({ ...file, bytes: readFileSync(join(root, publicFolder, file.path)) })),
  )
}

/** What pages say of the files, by the id of their source. */
export function describeFiles(files: readonly MadeFile[]): BuiltFiles {
  const described: Record<string, BuiltFile[]> = {}
  for (const { id, format, path, bytes } of files) {
    const list = described[id] ?? []
    list.push({ format, path, bytes: bytes.length })
    described[id] = list
  }
  return described
}

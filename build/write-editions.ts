import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type EditionList, editionsFile, editionsFolder } from '../server/assets/editions.ts'
import type { CompiledLibrary } from '../shared/content/library.ts'
import type { BuiltFiles } from '../shared/content/schemas/files.ts'
import type { FolderEditions, VersionedLibrary } from './compile-folder.ts'
import { findHiddenPictures } from './hidden-pictures.ts'
import { compressFolder, openCompressionCache } from './precompress-plugin.ts'
import { toStaticFiles } from './static-files.ts'
import { writePassages } from './write-passages.ts'

type Made = { readonly path: string; readonly bytes: string | Uint8Array }

/**
 * Writes what later days and previews show, each edition into a folder of its own below dist/editions, where no address
 * leads: the documents, files, charts and passages that differ from those of today, and the pictures that only it
 * has, which leave dist/client. Nothing when nothing waits.
 */
export async function writeEditions(root: string, editions: FolderEditions): Promise<void> {
  const dist = join(root, 'dist')
  await rm(join(dist, editionsFolder), { recursive: true, force: true })
  const { library: shown, later, preview } = editions
  if (preview === undefined) return
  await hideOffered(root, { shown, library: preview.library })
  /** Those of earlier days, from the last to the build's own content. */
  const lower = [dist]
  const write = async (name: string, built: VersionedLibrary) => {
    const folder = join(dist, editionsFolder, name)
    const files = await writeContent({ root, folder, lower, shown }, built)
    const { version } = built
    await writePassages(root, { edition: { version, files }, folders: [folder, ...lower] })
    await compressFolder(join(folder, 'client'), openCompressionCache(root))
    lower.unshift(folder)
    return { version, files }
  }
  const list: Omit<EditionList, 'preview'> = { later: [] }
  for (const { from, ...built } of later) list.later.push({ from, ...(await write(from, built)) })
  const own = { ...(await write('preview', preview)), notice: preview.notice }
  await writeFile(join(dist, editionsFile), JSON.stringify({ ...list, preview: own }))
}

type Place = {
  readonly root: string
  readonly folder: string
  readonly lower: readonly string[]
  readonly shown: CompiledLibrary
}

/** Files of public/files that only what waits offers leave dist/client; the editions that offer them have copies. */
async function hideOffered(root: string, { shown, library }: Record<'shown' | 'library', CompiledLibrary>) {
  const { readOffered } = await import('./files/build-files.ts')
  const hidden = readOffered(root, library).filter(({ id }) => !shown.files.offered.includes(id))
  for (const { path } of hidden) await rm(join(root, 'dist/client', path))
}

/** Resolves to the files to download that differ from those of the build's own content. */
async function writeContent({ root, folder, lower, shown }: Place, built: VersionedLibrary) {
  const { library } = built
  const { buildFiles, describeFiles, readOffered } = await import('./files/build-files.ts')
  const made = [...(await buildFiles(root, library)), ...readOffered(root, library)]
  const dist = lower.at(-1) ?? ''
  const writeNew = async (files: Iterable<Made>) => {
    for (const { path, bytes } of files) if (!(await isSame(lower, path, bytes))) await writeOwn(folder, path, bytes)
  }
  await writeNew(made)
  // Documents are read from the folder of their own edition.
  for (const [path, text] of toStaticFiles(built)) await writeOwn(folder, path, text)
  for (const path of await findHiddenPictures(dist, { shown, library })) {
    const target = join(folder, 'client', path)
    await mkdir(dirname(target), { recursive: true })
    await rename(join(dist, 'client', path), target)
  }
  const bytesOf = new Map(made.map(({ path, bytes }) => [path, bytes]))
  const files: Record<string, BuiltFiles[string][number][]> = {}
  for (const [id, list] of Object.entries(describeFiles(made))) {
    const same = await Promise.all(list.map(({ path }) => isSame([dist], path, bytesOf.get(path) ?? '')))
    if (same.includes(false)) files[id] = [...list]
  }
  return files
}

/** Whether the file has the same bytes in the first of the folders that has it. */
async function isSame(folders: readonly string[], path: string, bytes: string | Uint8Array): Promise<boolean> {
  const file = folders.map(folder => join(folder, 'client', path)).find(existsSync)
  return file !== undefined && (await readFile(file)).equals(Buffer.from(bytes))
}

async function writeOwn(folder: string, path: string, bytes: string | Uint8Array): Promise<void> {
  const target = join(folder, 'client', path)
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, bytes)
}

import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, rmdir, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Logger } from 'pino'
import { dayMs } from '../../shared/values/dates.ts'
import { readEditions } from './editions.ts'

/** The folders of files with a hash in their names: in the archive and in URLs, and in the build. */
export const builtFolders = {
  assets: 'client/assets',
  content: 'client/content',
  og: 'client/og',
  'demo-assets': 'demos/demo-assets',
} as const

type Archive = { readonly distFolder: string; readonly folder: string; readonly keepDays: number }

/** Much shorter than the shortest time for which files are kept. */
const renewIntervalMs = dayMs / 4

/**
 * Keeps the build's hashed files in a folder that releases share, so that each serves the files of the others, and goes
 * on to mark them as used. A fault is logged: the site serves pages without the folder.
 */
export async function keepArchive(archive: Archive, log: Logger): Promise<void> {
  const renew = () =>
    renewArchive(archive).catch(err => log.error({ err }, 'cannot keep files for other releases in ASSETS_DIR'))
  await renew()
  setInterval(renew, renewIntervalMs).unref()
  // Another release may be asked for the files of an edition as soon as its day begins.
  for (const { from } of readEditions(archive.distFolder).later) callAt(Date.parse(from), renew)
}

/** Timers count at most 24 days. */
function callAt(timeMs: number, action: () => unknown): void {
  const restMs = timeMs - Date.now()
  if (restMs > dayMs) setTimeout(() => callAt(timeMs, action), dayMs).unref()
  else if (restMs > 0) setTimeout(action, restMs + 1000).unref()
}

/** Copies files that are missing, marks the others as used now, and deletes those that no release has used for `keepDays`. */
export async function renewArchive({ distFolder, folder, keepDays }: Archive): Promise<void> {
  const now = new Date()
  for (const [name, source] of listSources(distFolder, now)) {
    for (const path of await listFiles(source)) {
      const target = join(folder, name, path)
      await utimes(target, now, now).catch(() => addFile(join(source, path), target))
    }
  }
  await deleteUnused(folder, now.getTime() - keepDays * dayMs)
}

/** The folders of the build, and of the editions whose day has come. */
function listSources(distFolder: string, now: Date): readonly (readonly [name: string, folder: string])[] {
  const due = readEditions(distFolder).later.filter(({ from }) => Date.parse(from) <= now.getTime())
  return Object.entries(builtFolders).flatMap(([name, source]) => [
    [name, join(distFolder, source)] as const,
    ...due.map(({ folders: [folder] }) => [name, join(folder, source)] as const),
  ])
}

/** Another replica may read or add the same file: it is there as a whole or not at all. */
async function addFile(source: string, target: string): Promise<void> {
  await createFolder(dirname(target))
  // Files whose names begin with a dot are not served.
  const temporary = join(dirname(target), `.${process.pid}-${Math.random().toString(36).slice(2)}`)
  await copyFile(source, temporary)
  await rename(temporary, target)
}

/** Another replica may create it, too. With its option `recursive`, `mkdir` never returns in places such as /proc. */
async function createFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return
  await createFolder(dirname(folder))
  await mkdir(folder).catch(error => {
    if (!existsSync(folder)) throw error
  })
}

async function deleteUnused(folder: string, beforeMs: number): Promise<void> {
  for (const name of Object.keys(builtFolders)) {
    const root = join(folder, name)
    for (const path of await listFiles(root)) {
      const file = join(root, path)
      const used = await stat(file).catch(() => undefined)
      if (used === undefined || used.mtimeMs >= beforeMs) continue
      await rm(file, { force: true })
      // Only an empty folder goes: that of a release's content.
      await rmdir(dirname(file)).catch(() => {})
    }
  }
}

async function listFiles(folder: string): Promise<readonly string[]> {
  // A site without demos has none of their files.
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name).slice(folder.length))
}

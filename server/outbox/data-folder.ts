import { accessSync, constants, existsSync, mkdirSync, statfsSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** Path of the database in a data folder. */
export function toOutboxPath(folder: string): string {
  return resolve(join(folder, 'outbox.db'))
}

/** What tells a file from another one that takes its place; undefined when there is none. */
export function findInode(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.ino
}

/** Creates the folder when it is missing. Throws when it is not writable. */
export function prepareFolder(folder: string): void {
  try {
    createFolder(resolve(folder))
    accessSync(folder, constants.W_OK)
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : cause
    throw new Error(`the data folder ${folder} is not writable (${code}); set DATA_DIR to a writable folder`, { cause })
  }
}

/** With its option `recursive`, `mkdir` never returns in a file system without folders of users, such as /proc. */
function createFolder(folder: string): void {
  if (existsSync(folder)) return
  createFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another process may have created it meanwhile.
    if (!existsSync(folder)) throw error
  }
}

/** Space on the folder's disk that users other than root may use. */
export function countFreeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** Throws when the disk has less free space than this. */
export function checkFreeSpace(folder: string, minFreeMib: number): void {
  const freeMib = countFreeBytes(folder) / 1024 ** 2
  if (freeMib >= minFreeMib) return
  throw new Error(
    `the disk of ${resolve(folder)} has ${Math.floor(freeMib)} MiB left, less than DISK_FLOOR_MIB (${minFreeMib}); free some disk space`,
  )
}

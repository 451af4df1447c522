import { mkdirSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What changes in a project, before it does. */
export type Changes = {
  /** Paths of files that go. */
  readonly removed: readonly string[]
  /** New and changed files by path. */
  readonly written: ReadonlyMap<string, string | Buffer>
}

export function applyChanges(root: string, { removed, written }: Changes): void {
  for (const path of removed) {
    rmSync(join(root, path), { force: true })
    removeEmptyFolders(root, dirname(path))
  }
  for (const [path, content] of written) {
    mkdirSync(join(root, dirname(path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
}

function removeEmptyFolders(root: string, folder: string): void {
  if (folder === '.' || readdirSync(join(root, folder)).length > 0) return
  rmdirSync(join(root, folder))
  removeEmptyFolders(root, dirname(folder))
}

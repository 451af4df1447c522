import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Vite names a sheet that is imported as an address by its whole path; a build in another folder would have other bytes. */
export function makeManifestRelative(root: string): void {
  const file = join(root, 'dist/client/.vite/manifest.json')
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(JSON.stringify(`${root}/`).slice(1, -1), ''))
}

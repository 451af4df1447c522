import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sourceNames } from './build-copy.ts'

/** What tells the next release from this one: every page shows the number. */
export const nextPhone = '(215) 555-0199'

/**
 * The folder of a build of this project whose pages and hashed files differ from those in `dist`. Kept in the
 * system's folder for temporary files until the sources change, because a build takes most of a minute.
 */
export function buildNextRelease(): string {
  const folder = join(tmpdir(), `site-next-release-${hashSources()}`)
  if (existsSync(folder)) return folder
  const root = mkdtempSync(join(tmpdir(), 'site-next-release-new-'))
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tests/support/build-next-release.ts', root],
    { encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  )
  if (status !== 0) throw new Error(`the next release cannot be built: ${stderr}`)
  renameSync(root, folder)
  return folder
}

function hashSources(): string {
  const hash = createHash('sha256').update(nextPhone)
  for (const name of sourceNames) {
    const names = statSync(name).isDirectory() ? readdirSync(name, { recursive: true, encoding: 'utf8' }) : ['']
    const files = names.map(path => join(name, path)).filter(path => statSync(path).isFile())
    for (const file of files.toSorted()) hash.update(file).update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 16)
}

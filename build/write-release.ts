import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type Release, releaseFile } from '../server/assets/release.ts'

/** Writes the version and the commit of the sources: SOURCE_COMMIT where there is no Git, as in the build of the image. */
export function writeRelease(root: string): void {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
  const release: Release = { version, commit: process.env.SOURCE_COMMIT || readCommit(root) || 'unknown' }
  writeFileSync(join(root, 'dist', releaseFile), `${JSON.stringify(release)}\n`)
}

function readCommit(root: string): string | undefined {
  const options = ['describe', '--always', '--dirty', '--abbrev=40', '--exclude=*']
  const { status, stdout } = spawnSync('git', options, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

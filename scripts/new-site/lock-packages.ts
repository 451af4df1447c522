import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'

const packagesSchema = z.object({ dependencies: z.unknown(), devDependencies: z.unknown() })
const lockSchema = z.object({ packages: z.object({ '': packagesSchema }) })

/** The two files of packages of a project. */
type PackageFiles = { readonly packages: string; readonly lock: string }

/** The lock file with all packages that the other file names: npm asks the registry for what it lacks. */
export function lockPackages(
  files: PackageFiles,
  resolve = resolveWithNpm,
): { readonly lock: string } | { readonly problem: string } {
  const named = packagesSchema.parse(JSON.parse(files.packages))
  const locked = lockSchema.parse(JSON.parse(files.lock)).packages['']
  return isDeepStrictEqual(named, packagesSchema.parse(locked)) ? { lock: files.lock } : resolve(files)
}

function resolveWithNpm({ packages, lock }: PackageFiles): { readonly lock: string } | { readonly problem: string } {
  const folder = mkdtempSync(join(tmpdir(), 'new-site-'))
  try {
    writeFileSync(join(folder, 'package.json'), packages)
    writeFileSync(join(folder, 'package-lock.json'), lock)
    const options = [
      '--package-lock-only',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--fetch-retries=1',
      '--fetch-retry-mintimeout=1000',
    ]
    const { status, stderr, error } = spawnSync('npm', ['install', '--omit-lockfile-registry-resolved', ...options], {
      cwd: folder,
      encoding: 'utf8',
    })
    if (status === 0) return { lock: readFileSync(join(folder, 'package-lock.json'), 'utf8') }
    // Without the stack.
    const reason = error?.message ?? stderr.split(/\n[^\n]* at /)[0]?.trim()
    return { problem: `npm cannot get the packages of the typefaces, so nothing was changed. It says: ${reason}` }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

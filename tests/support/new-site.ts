import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { linkPackages } from './build-copy.ts'
import { makeTempFolder } from './temp-folder.ts'

const identity = ['-c', 'user.name=Tester', '-c', 'user.email=tester@example.com']

/** What Git prints; throws when it fails. */
export function git(root: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('git', [...identity, ...args], { cwd: root, encoding: 'utf8' })
  expect(status, stderr).toBe(0)
  return stdout.trim()
}

/** A repository of its own, with all files that Git knows or would add, in one commit. */
export function copyRepository(): string {
  const root = makeTempFolder()
  for (const file of git('.', 'ls-files', '-co', '--exclude-standard').split('\n')) {
    if (existsSync(file)) cpSync(file, join(root, file))
  }
  git(root, 'init', '--quiet')
  git(root, 'config', 'user.name', 'Tester')
  git(root, 'config', 'user.email', 'tester@example.com')
  linkPackages(root)
  // Packages are links here, which the pattern of folders does not match.
  writeFileSync(join(root, '.git/info/exclude'), 'node_modules\n.cache\n')
  git(root, 'add', '--all')
  git(root, 'commit', '--quiet', '--message', 'The sample')
  return root
}

/** Runs `npm run new-site` in a copy. */
export function runNewSite(root: string, ...args: readonly string[]) {
  const program = ['--import', 'tsx', 'scripts/new-site/main.ts', ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, program, { cwd: root, encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

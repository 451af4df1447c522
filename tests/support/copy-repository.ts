import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { linkPackages } from './build-copy.ts'
import { makeTempFolder } from './temp-folder.ts'

export function git(root: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  expect(status, stderr).toBe(0)
  return stdout.trim()
}

/** A repository of its own, in a commit, with all files that Git knows or would add and the packages of the project. */
export function copyRepository(): string {
  const root = makeTempFolder()
  for (const file of listFiles('.')) if (existsSync(file)) cpSync(file, join(root, file))
  git(root, 'init', '--quiet')
  git(root, 'config', 'user.name', 'Tester')
  git(root, 'config', 'user.email', 'tester@example.com')
  git(root, 'add', '--all')
  git(root, 'commit', '--quiet', '--message', 'The sample')
  linkPackages(root)
  // The cache is a link here, which the pattern of folders does not match.
  writeFileSync(join(root, '.git/info/exclude'), '.cache\n')
  return root
}

/** Every file that Git knows or would add. */
export function listFiles(root: string): readonly string[] {
  return git(root, 'ls-files', '-co', '--exclude-standard').split('\n')
}

import { spawnSync } from 'node:child_process'
import { expect } from 'vitest'

/** Runs a program of the project in the copy; on failure its output is the test's message. */
export function runProgram(root: string, program: readonly string[], environment: NodeJS.ProcessEnv = {}): void {
  const env = { ...process.env, NODE_ENV: 'production', ...environment }
  const { status, stdout, stderr } = spawnSync(process.execPath, program, { cwd: root, encoding: 'utf8', env })
  expect(status, stdout + stderr).toBe(0)
}

/** Runs npm in the copy, with the packages that a developer has. */
export function runNpm(root: string, ...words: readonly string[]): void {
  const env = { ...process.env, NODE_ENV: 'development' }
  const { status, stdout, stderr } = spawnSync('npm', words, { cwd: root, encoding: 'utf8', env })
  expect(status, stdout + stderr).toBe(0)
}

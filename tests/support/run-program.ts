import { spawnSync } from 'node:child_process'
import { expect } from 'vitest'

/** Runs a program of the project in the copy; on failure its output is the test's message. */
export function runProgram(root: string, program: readonly string[], environment: NodeJS.ProcessEnv = {}): void {
  run(root, process.execPath, program, { NODE_ENV: 'production', ...environment })
}

/** Runs npm in the copy, with the packages that a developer has. */
export function runNpm(root: string, ...words: readonly string[]): void {
  run(root, 'npm', words, { NODE_ENV: 'development' })
}

function run(root: string, command: string, words: readonly string[], environment: NodeJS.ProcessEnv): void {
  const env = { ...process.env, ...environment }
  const { status, stdout, stderr } = spawnSync(command, words, { cwd: root, encoding: 'utf8', env })
  expect(status, stdout + stderr).toBe(0)
}

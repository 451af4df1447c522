import { spawnSync } from 'node:child_process'

/** Runs `npm run new-site` in a copy. */
export function runNewSite(root: string, ...args: readonly string[]) {
  const program = ['--import', 'tsx', 'scripts/new-site/main.ts', ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, program, { cwd: root, encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Before all tests: a folder for what the tests of a worker share, and the time. The workers see the variables. */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'site-tests-'))
  process.env.TEST_RUN_FOLDER = folder
  process.env.TEST_RUN_START ??= String(Date.now())
  return () => rmSync(folder, { recursive: true, force: true })
}

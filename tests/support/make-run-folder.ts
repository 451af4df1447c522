import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Before all tests: a folder for what the tests of a worker share. The workers see the variable. */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'site-tests-'))
  process.env.TEST_RUN_FOLDER = folder
  return () => rmSync(folder, { recursive: true, force: true })
}

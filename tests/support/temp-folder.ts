import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** An empty folder that is removed when the test ends, or with `afterAll` after the last test of the file. */
export function makeTempFolder(onEnd: (remove: () => void) => void = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-test-'))
  onEnd(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** An empty folder that is removed after all tests. */
export function makeRunFolder(): string {
  return mkdtempSync(join(process.env.TEST_RUN_FOLDER ?? tmpdir(), 'shared-'))
}

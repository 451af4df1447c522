import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** An empty folder that is removed when the test ends. */
export function makeTempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

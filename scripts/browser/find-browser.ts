import { spawnSync } from 'node:child_process'
import { chromium } from '@playwright/test'
import { browserCandidates, chooseBrowser } from './choose-browser.ts'

const versionTimeoutMs = 20_000

/** The absolute path of a Chromium that starts on this machine, for Playwright's `executablePath`. */
export function findBrowser(): string | undefined {
  const playwrightPath = chromium.executablePath()
  return chooseBrowser(browserCandidates({ env: process.env, playwrightPath }), isRunningChromium)
}

// A file alone proves nothing: Ubuntu's chromium-browser may be a stub that asks for a snap, and
// Playwright's own download does not start where its shared libraries are missing.
function isRunningChromium(executablePath: string): boolean {
  const { status, stdout } = spawnSync(executablePath, ['--version'], { encoding: 'utf8', timeout: versionTimeoutMs })
  return status === 0 && /chrom/i.test(stdout)
}

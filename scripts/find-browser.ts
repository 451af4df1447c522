import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const versionTimeoutMs = 20_000

/** The absolute path of a Chromium that starts on this machine, for Playwright's `executablePath`. */
export function findBrowser(): string | undefined {
  const playwrightPath = chromium.executablePath()
  return chooseBrowser(browserCandidates({ env: process.env, playwrightPath }), isRunningChromium)
}

// Starts it, because Ubuntu's chromium-browser can be a stub for a snap, and Playwright's download can lack shared libraries.
function isRunningChromium(executablePath: string): boolean {
  const { status, stdout } = spawnSync(executablePath, ['--version'], { encoding: 'utf8', timeout: versionTimeoutMs })
  return status === 0 && /chrom/i.test(stdout)
}

type Environment = {
  readonly env: Readonly<Record<string, string | undefined>>
  /** Where Playwright downloads its Chromium to; the file need not exist. */
  readonly playwrightPath: string
}

/** Absolute paths where a Chromium may be, in order of preference. */
export function browserCandidates({ env, playwrightPath }: Environment): readonly string[] {
  return [
    env.CHROMIUM_PATH,
    playwrightPath,
    // Debian's package without an interface takes two thirds of the processor time.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    ...onPath('google-chrome', env.PATH),
    ...onPath('google-chrome-stable', env.PATH),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ].filter(isNamed)
}

export function chooseBrowser(
  candidates: readonly string[],
  runs: (executablePath: string) => boolean,
): string | undefined {
  return candidates.find(runs)
}

// Absolute, because Playwright does not look up `executablePath` in PATH.
function onPath(command: string, searchPath = ''): readonly string[] {
  return searchPath
    .split(delimiter)
    .filter(isNamed)
    .map(directory => join(directory, command))
}

function isNamed(path: string | undefined): path is string {
  return path !== undefined && path !== ''
}

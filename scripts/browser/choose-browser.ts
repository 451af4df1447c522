import { delimiter, join } from 'node:path'

type Surroundings = {
  readonly env: Readonly<Record<string, string | undefined>>
  /** Where Playwright would keep the Chromium it downloads; the file need not exist. */
  readonly playwrightPath: string
}

/** Absolute paths that may be a Chromium, the preferred first; none of them is looked at here. */
export function browserCandidates({ env, playwrightPath }: Surroundings): readonly string[] {
  return [
    env.CHROMIUM_PATH,
    playwrightPath,
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

// Playwright checks that its `executablePath` is a file, so a bare command name would be refused.
function onPath(command: string, searchPath = ''): readonly string[] {
  return searchPath
    .split(delimiter)
    .filter(isNamed)
    .map(directory => join(directory, command))
}

function isNamed(path: string | undefined): path is string {
  return path !== undefined && path !== ''
}

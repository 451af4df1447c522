type Installation = {
  /** Playwright's download; false when it fails. */
  readonly download: () => boolean
  /** Installs a Debian package; false when it fails. */
  readonly installPackage: (name: string) => boolean
  readonly find: () => string | undefined
}

/** Tries one installer after the other until a Chromium starts. Returns its path, or undefined when none does. */
export function installBrowser({ download, installPackage, find }: Installation): string | undefined {
  const installers = [
    download,
    () => installPackage('chromium-headless-shell'),
    // Before Debian 12 there is no package without an interface.
    () => installPackage('chromium'),
  ]
  for (const install of installers) {
    // It can succeed although the browser does not start, for example without its libraries.
    const path = install() ? find() : undefined
    if (path !== undefined) return path
  }
  return undefined
}

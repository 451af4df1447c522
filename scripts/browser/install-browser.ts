type Command = readonly [name: string, ...commandArguments: string[]]

/** One way to get a Chromium: its commands in order, each needing the one before. */
type Installer = { readonly commands: readonly Command[]; readonly needsRootAndApt: boolean }

const installers: readonly Installer[] = [
  { commands: [['npx', 'playwright', 'install', 'chromium']], needsRootAndApt: false },
  {
    commands: [
      ['apt-get', 'update'],
      ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
    ],
    needsRootAndApt: true,
  },
]

type Installation = {
  /** Runs one command and tells whether it succeeded. */
  readonly run: (command: Command) => boolean
  readonly find: () => string | undefined
  readonly hasRootAndApt: boolean
}

/** Tries each way to install a Chromium until one starts; gives its path, or undefined when none does. */
export function installBrowser({ run, find, hasRootAndApt }: Installation): string | undefined {
  for (const { commands, needsRootAndApt } of installers) {
    if (needsRootAndApt && !hasRootAndApt) continue
    // Success is a browser that starts, not a command that ended well: a download can lack its libraries.
    const path = commands.every(run) ? find() : undefined
    if (path !== undefined) return path
  }
  return undefined
}

type Command = readonly [name: string, ...commandArguments: string[]]

/** Commands that install a Chromium, in order. */
type Installer = { readonly commands: readonly Command[]; readonly needsRootAndApt: boolean }

const installers: readonly Installer[] = [
  { commands: [['npx', 'playwright', 'install', 'chromium']], needsRootAndApt: false },
  { commands: installByApt('chromium-headless-shell'), needsRootAndApt: true },
  { commands: installByApt('chromium'), needsRootAndApt: true },
]

function installByApt(name: string): readonly Command[] {
  return [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', name],
  ]
}

type Installation = {
  /** Runs a command and returns whether it succeeded. */
  readonly run: (command: Command) => boolean
  readonly find: () => string | undefined
  readonly hasRootAndApt: boolean
}

/** Tries each installer until a Chromium starts. Returns its path, or undefined when none does. */
export function installBrowser({ run, find, hasRootAndApt }: Installation): string | undefined {
  for (const { commands, needsRootAndApt } of installers) {
    if (needsRootAndApt && !hasRootAndApt) continue
    // The commands can succeed although the browser does not start, for example without its libraries.
    const path = commands.every(run) ? find() : undefined
    if (path !== undefined) return path
  }
  return undefined
}

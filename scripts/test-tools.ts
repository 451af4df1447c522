import { spawnSync } from 'node:child_process'
import { findBrowser } from './find-browser.ts'
import { programs, searchProgram } from './programs.ts'

type Tool = {
  /** For people. */
  readonly name: string
  readonly find: () => string | undefined
  /** Packages of Debian, the first of which that it has is enough. */
  readonly debianPackages: readonly string[]
  /** Another way to have it, without root. */
  readonly download?: Command
  /** Without it some tests fail, and most do not. */
  readonly isOptional?: boolean
}
type Command = readonly [string, ...string[]]

const tools: Readonly<Record<string, Tool>> = {
  browser: {
    name: 'Chromium',
    find: findBrowser,
    // Before Debian 12 there is no package without an interface.
    debianPackages: ['chromium-headless-shell', 'chromium'],
    download: ['npx', 'playwright', 'install', 'chromium'],
  },
  // Tests measure layout shift with the font that stands in for the site's until that has come.
  font: { name: 'Arial or Liberation Sans', find: findFont, debianPackages: ['fonts-liberation'], isOptional: true },
  postgresql: {
    name: programs.initdb.name,
    find: () => searchProgram('initdb'),
    debianPackages: [programs.initdb.debianPackage],
  },
  nginx: {
    name: programs.nginx.name,
    find: () => searchProgram('nginx'),
    debianPackages: [programs.nginx.debianPackage],
  },
}
const timeoutMs = 10 * 60_000
/** Whether the list of packages is new. Undefined until one is to be installed. */
let isUpdated: boolean | undefined

// `test-tools.ts TOOL …` says of each tool where it is, and downloads a browser when there is none. With `--install`
// (`npm run test:tools`), as root on Debian, it also installs what is missing with apt-get.
const { install, names } = readArguments(process.argv.slice(2))
for (const name of names) {
  const tool = tools[name]
  if (tool === undefined) throw new Error(`There is no tool "${name}"; choose from: ${Object.keys(tools).join(', ')}`)
  const found = tool.find() ?? provide(tool)
  if (found === undefined) {
    console.error(`${tool.name} is missing: ${remedyFor(tool)}.`)
    if (!tool.isOptional) process.exitCode = 1
  } else {
    console.log(`${tool.name}: ${found}`)
  }
}
const { CHROMIUM_PATH } = process.env
if (names.includes('browser') && CHROMIUM_PATH && CHROMIUM_PATH !== findBrowser()) {
  console.error(`CHROMIUM_PATH=${CHROMIUM_PATH} does not start.`)
}

function readArguments(args: readonly string[]) {
  return { install: args.includes('--install'), names: args.filter(arg => arg !== '--install') }
}

/** Tries one installer after the other until the tool is there: one can succeed although the tool does not start. */
function provide({ find, debianPackages, download }: Tool): string | undefined {
  const installers = [
    ...(install ? debianPackages.map(name => () => installPackage(name)) : []),
    ...(download === undefined ? [] : [() => run(download)]),
  ]
  for (const installer of installers) {
    const found = installer() ? find() : undefined
    if (found !== undefined) return found
  }
  return undefined
}

function installPackage(name: string): boolean {
  isUpdated ??= process.getuid?.() === 0 && run(['apt-get', 'update'])
  return isUpdated && run(['apt-get', 'install', '-y', '--no-install-recommends', name])
}

/** Prints the command alone, and returns whether it succeeded. */
function run([program, ...args]: Command): boolean {
  console.log(`Installing for the tests: ${[program, ...args].join(' ')}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(program, args, { stdio: 'ignore', timeout: timeoutMs, env }).status === 0
}

function remedyFor({ debianPackages: [debianPackage], download }: Tool): string {
  const other = download === undefined ? '' : `, run \`${download.join(' ')}\`, or set CHROMIUM_PATH`
  return `install it (\`npm run test:tools\` does so as root on Debian, with ${debianPackage})${other}`
}

function findFont(): string | undefined {
  const { stdout, error } = spawnSync('fc-match', ['Arial'], { encoding: 'utf8' })
  // Systems without fontconfig have Arial.
  if (error !== undefined) return 'of the system'
  return /Arial|Liberation/.test(stdout) ? stdout.trim() : undefined
}

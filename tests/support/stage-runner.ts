import { execFile } from 'node:child_process'
import { cp, mkdir, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { type Instruction, parseCopy, parseEnv, type Stage } from './dockerfile.ts'

const run = promisify(execFile)
const maxOutputBytes = 64 * 1024 * 1024

type Build = {
  /** The folder that stands for `/` of the stage. */
  readonly root: string
  readonly context: { readonly folder: string; readonly files: readonly string[] }
  /** The roots of the stages that were run before, by their names. */
  readonly earlierRoots: ReadonlyMap<string, string>
  /** RUN works in the real system: only commands that stay below their working directory may be run. */
  readonly runsCommands: boolean
}

/** What the commands of a stage find: their working directory and their environment. */
export type Layout = { readonly workFolder: string; readonly env: NodeJS.ProcessEnv }

/** Does what WORKDIR, ENV, COPY and RUN of a stage say, in a folder of this machine instead of a container. */
export async function runStage(stage: Stage, build: Build): Promise<Layout> {
  let layout: Layout = { workFolder: build.root, env: cleanEnvironment() }
  for (const instruction of stage.instructions) {
    if (instruction.keyword === 'WORKDIR') layout = { ...layout, workFolder: await openFolder(build.root, instruction) }
    if (instruction.keyword === 'ENV') layout = { ...layout, env: { ...layout.env, ...parseEnv(instruction.text) } }
    if (instruction.keyword === 'COPY') await copy(instruction, { build, layout })
    if (instruction.keyword === 'RUN' && build.runsCommands) await runCommand(instruction.text, layout)
  }
  return layout
}

async function openFolder(root: string, { text }: Instruction): Promise<string> {
  if (!text.startsWith('/')) throw new Error(`WORKDIR ${text}: only absolute folders can be read`)
  await mkdir(join(root, text), { recursive: true })
  return join(root, text)
}

async function copy(instruction: Instruction, { build, layout }: { build: Build; layout: Layout }): Promise<void> {
  const { sources, destination } = parseCopy(instruction)
  const target = join(destination.startsWith('/') ? build.root : layout.workFolder, destination)
  const stageName = instruction.flags.from
  for (const source of sources) {
    if (stageName === undefined) await copyFromContext(source, { context: build.context, target, destination })
    else await copyFromStage(join(getRoot(build, stageName), source), target, destination)
  }
}

async function copyFromStage(source: string, target: string, destination: string): Promise<void> {
  const isIntoFolder = destination.endsWith('/') && (await stat(source)).isFile()
  await cp(source, isIntoFolder ? join(target, basename(source)) : target, { recursive: true, verbatimSymlinks: true })
}

type ContextCopy = { readonly context: Build['context']; readonly target: string; readonly destination: string }

async function copyFromContext(source: string, { context, target, destination }: ContextCopy): Promise<void> {
  for (const file of selectFiles(context.files, source)) {
    const ownName = destination.endsWith('/') ? basename(file) : ''
    const place = join(target, file === source ? ownName : file.slice(prefixOf(source).length))
    await mkdir(dirname(place), { recursive: true })
    await cp(join(context.folder, file), place)
  }
}

/** The context's files that a COPY of `source` brings: the file itself, or all below the folder. */
export function selectFiles(files: readonly string[], source: string): readonly string[] {
  return files.filter(file => file === source || file.startsWith(prefixOf(source)))
}

function prefixOf(source: string): string {
  return source === '.' ? '' : `${source.replace(/\/$/, '')}/`
}

function getRoot({ earlierRoots }: Build, stageName: string): string {
  const root = earlierRoots.get(stageName)
  if (root === undefined) throw new Error(`COPY --from=${stageName}: no earlier stage has that name`)
  return root
}

async function runCommand(command: string, { workFolder, env }: Layout): Promise<void> {
  if (/(^|[\s"'=])[/~]/.test(command))
    throw new Error(`RUN ${command}: it names an absolute path, so it is not run here`)
  await run('sh', ['-c', command], { cwd: workFolder, env, maxBuffer: maxOutputBytes })
}

// Vitest's NODE_ENV would make a development build, and the folders that `npm test` puts on PATH would
// lend the clean copy this repository's packages.
function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = /^(HOME|TMPDIR|NODE_EXTRA_CA_CERTS|.*_proxy|npm_config_(registry|cache|userconfig|cafile))$/i
  const path = (process.env.PATH ?? '').split(':').filter(folder => !folder.includes('node_modules'))
  const entries = Object.entries(process.env).filter(([name]) => kept.test(name))
  return { ...Object.fromEntries(entries), PATH: path.join(':') }
}

import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type ChildServer, getFreePort, startServer } from '../../scripts/bench/servers.ts'
import { listContextFiles } from './docker-context.ts'
import { getCommand, type Stage } from './dockerfile.ts'
import { type Layout, runStage } from './stage-runner.ts'

type ImageBuild = { readonly stages: readonly Stage[]; readonly repository: string; readonly folder: string }

/** Runs the stages of the Dockerfile in `folder` and returns the layout of the final stage. */
export async function assembleImage({ stages, repository, folder }: ImageBuild): Promise<Layout> {
  const context = { folder: repository, files: listContextFiles(repository) }
  const earlierRoots = new Map<string, string>()
  let layout: Layout | undefined
  for (const [index, stage] of stages.entries()) {
    const root = join(folder, `stage-${index}`)
    await mkdir(root)
    // RUN of the final stage changes the owner of folders to a user that this machine may not have.
    const runsCommands = index < stages.length - 1
    layout = await runStage(stage, { root, context, earlierRoots, runsCommands })
    if (stage.name !== undefined) earlierRoots.set(stage.name, root)
  }
  if (layout === undefined) throw new Error('the Dockerfile has no stage')
  return layout
}

export type Container = {
  readonly origin: string
  /** Runs a command with the container's environment, like `docker exec`, and returns whether it succeeded. */
  readonly succeeds: (command: readonly string[]) => Promise<boolean>
  /** Runs the HEALTHCHECK. */
  readonly isHealthy: () => Promise<boolean>
  /** Where the image's files are on this machine. */
  readonly folder: string
  /** Runs the CMD until it is healthy. */
  readonly start: () => Promise<ChildServer>
}

/** The final stage with a free port of 127.0.0.1 and an empty outbox; nothing runs yet. */
export async function prepareContainer(stage: Stage, layout: Layout): Promise<Container> {
  const port = await getFreePort()
  const outbox = join(layout.workFolder, 'data')
  await mkdir(outbox)
  const settings = { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: outbox, LOG_LEVEL: 'silent' }
  const env = { ...layout.env, ...settings }
  const succeeds = (command: readonly string[]) => isSuccess(command, { ...layout, env })
  const isHealthy = () => succeeds(getCommand(stage, 'HEALTHCHECK'))
  const start = () =>
    startServer({ command: getCommand(stage, 'CMD'), folder: layout.workFolder, env, isReady: isHealthy })
  return { folder: layout.workFolder, origin: `http://127.0.0.1:${port}`, succeeds, isHealthy, start }
}

function isSuccess(
  [program = '', ...programArguments]: readonly string[],
  { workFolder, env }: Layout,
): Promise<boolean> {
  return new Promise(resolve => {
    execFile(program, programArguments, { cwd: workFolder, env }, error => resolve(error === null))
  })
}

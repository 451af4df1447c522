import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { assembleImage, prepareContainer } from '../support/container.ts'
import { listContextFiles, listGitIgnored, parseDockerignore } from '../support/docker-context.ts'
import {
  findInstructions,
  getCommand,
  parseCopy,
  parseDockerfile,
  parseEnv,
  type Stage,
} from '../support/dockerfile.ts'
import { selectFiles } from '../support/stage-runner.ts'

// No container engine is at hand where the tests run, so they do by themselves what the Dockerfile says.
const imageTimeoutMs = 6 * 60_000

const repository = join(import.meta.dirname, '../..')
const stages = parseDockerfile(readFileSync(join(repository, 'Dockerfile'), 'utf8'))
const finalStage = getFinalStage()

test('every stage is built on Node 24, and what runs on its small image', () => {
  const images = stages.map(({ baseImage }) => baseImage.split('@sha256:'))
  expect(images.map(([tag]) => tag)).toEqual(['node:24-alpine', 'node:24-slim', 'node:24-alpine'])
  for (const [, digest] of images) expect(digest).toMatch(/^[0-9a-f]{64}$/)
})

test('the final stage runs as a user who is not root', () => {
  expect(findInstructions(finalStage, 'USER').at(-1)?.text).toMatch(/^(?!root\b|0\b)\w/)
})

test('the final stage starts node itself, so that it gets the signal to stop', () => {
  expect(getCommand(finalStage, 'CMD')).toEqual(['node', 'dist/server/main.js'])
})

test('the image asks for its health what a load balancer asks', () => {
  expect(getCommand(finalStage, 'HEALTHCHECK').at(-1)).toContain('/readyz')
})

test('the final stage keeps its outbox in the volume and listens on the exposed port', () => {
  const env = getEnv(finalStage)

  expect(findInstructions(finalStage, 'VOLUME').map(({ text }) => text)).toEqual([env.DATA_DIR])
  expect(findInstructions(finalStage, 'EXPOSE').map(({ text }) => text)).toEqual([env.PORT])
})

test('no stage sets an environment variable or argument that could hold a secret', () => {
  const names = stages.flatMap(stage => [
    ...Object.keys(getEnv(stage)),
    ...findInstructions(stage, 'ARG').map(({ text }) => text),
  ])

  expect(names.filter(name => /secret|token|pass|key|credential|auth|smtp|dsn/i.test(name))).toEqual([])
})

test('every copied source is in the repository and let through by .dockerignore', () => {
  const files = listContextFiles(repository)
  const sources = stages
    .flatMap(stage => findInstructions(stage, 'COPY'))
    .filter(({ flags }) => flags.from === undefined)
    .flatMap(instruction => parseCopy(instruction).sources)

  expect(sources).toContain('package.json')
  expect(sources.filter(source => selectFiles(files, source).length === 0)).toEqual([])
})

test('.dockerignore keeps out the history, settings with secrets and all that git ignores', () => {
  const isIgnored = parseDockerignore(readFileSync(join(repository, '.dockerignore'), 'utf8'))
  const unwanted = ['.git/HEAD', '.env', 'server/.env.local', 'node_modules/', ...listGitIgnored(repository)]

  expect(unwanted.filter(path => !isIgnored(path))).toEqual([])
})

test('the Dockerfile reader joins continued lines around comments and refuses what it cannot read', () => {
  const [stage] = parseDockerfile('FROM a AS b\nENV A=1 \\\n# why\n  B=2\n')

  expect(stage).toEqual({
    baseImage: 'a',
    name: 'b',
    instructions: [{ keyword: 'ENV', flags: {}, text: 'A=1    B=2' }],
  })
  expect(() => parseDockerfile('FROM a\nRUN <<END\nls\nEND\n')).toThrow('here-document')
  expect(() => parseDockerfile('ARG A=1\nFROM a\n')).toThrow('before the first FROM')
})

test('the image, assembled as its Dockerfile says, gets healthy, answers and holds the messages tool', {
  timeout: imageTimeoutMs,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'site-image-'))
  // Some 20,000 files: a slow disk takes longer to remove them than cleaning up has otherwise.
  onTestFinished(() => rm(folder, { recursive: true, force: true }), imageTimeoutMs)
  const container = await prepareContainer(finalStage, await assembleImage({ stages, repository, folder }))

  // The base image has 165 MB of the 250 that all of it may have.
  expect(await measureFolder(container.folder)).toBeLessThan(85e6)
  const components = listComponents(container.folder)
  const loaded = listLoaded(container.folder)
  expect(loaded.filter(name => !components.includes(name))).toEqual([])
  expect(await container.isHealthy()).toBe(false)
  const server = await container.start()
  onTestFinished(server.stop)
  const answer = await fetch(container.origin)

  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(/^text\/html\b/)
  expect(await container.succeeds(['node', 'dist/server/messages.js', 'list'])).toBe(true)
})

const componentsSchema = z.object({
  components: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      licenses: z.array(z.object({ license: z.object({ id: z.string() }).or(z.object({ name: z.string() })) })).min(1),
    }),
  ),
})

/** What the image says that it holds, each with its license. */
function listComponents(folder: string): readonly string[] {
  const { components } = componentsSchema.parse(JSON.parse(readFileSync(join(folder, 'bom.cdx.json'), 'utf8')))
  return components.map(({ name }) => name).toSorted()
}

/** The packages that the server can load: those that its files say to be made of, and those beside it. */
function listLoaded(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const built = files
    .filter(file => /^dist\/server\/.*\.js$/.test(file))
    .flatMap(file => [...readFileSync(join(folder, file), 'utf8').matchAll(/^\s*\/\/ (\S*node_modules\/\S+)$/gm)])
    .map(([, path = '']) => path)
  const beside = files.filter(file => file.endsWith('/package.json'))
  const names = [...built, ...beside].map(path => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1])
  return [...new Set(names.filter(name => name !== undefined))]
}

function getEnv(stage: Stage): Readonly<Record<string, string>> {
  return Object.fromEntries(findInstructions(stage, 'ENV').flatMap(({ text }) => Object.entries(parseEnv(text))))
}

function getFinalStage(): Stage {
  const stage = stages.at(-1)
  if (stage === undefined) throw new Error('the Dockerfile has no FROM')
  return stage
}

/** Bytes of all files below a folder. */
async function measureFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile())
  const sizes = await Promise.all(files.map(async file => (await stat(join(file.parentPath, file.name))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}

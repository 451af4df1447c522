import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { makeFields } from '../../support/make-fields.ts'
import { startSite } from '../../support/site-process.ts'
import { makeTempFolder } from '../../support/temp-folder.ts'
import { waitFor } from '../../support/wait-for.ts'

const versions = z.record(z.string(), z.string())
const packageSchema = z.object({ dependencies: versions, devDependencies: versions })

function start(settings: Readonly<Record<string, string>>, flags: readonly string[] = []) {
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: makeTempFolder(),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    ...settings,
  }
  return spawnSync(process.execPath, [...flags, 'dist/server/main.js'], { env, encoding: 'utf8', timeout: 60_000 })
}

test('invalid settings stop the start, and every one is reported', () => {
  const { status, stderr } = start({ PORT: 'x', LOG_LEVEL: 'loud' })
  expect(status).toBe(1)
  expect(stderr).toBe(
    'The site cannot start: 2 settings are wrong:\n' +
      '  PORT must be a whole number from 0 to 65535, such as 3000\n' +
      '  LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent\n',
  )
})

const toModule = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`

/** As where the packages of traces are not installed. */
const withoutTracing = toModule(`
import { register } from 'node:module'
register('${toModule(`
export function resolve(name, context, next) {
  if (!name.startsWith('@opentelemetry/')) return next(name, context)
  throw Object.assign(new Error('Cannot find package ' + name), { code: 'ERR_MODULE_NOT_FOUND' })
}`).replaceAll("'", '%27')}')`)

test('the packages of traces are needed with an endpoint only, and the error names each and where to read on', () => {
  const flags = ['--import', withoutTracing]
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }
  const { status, stderr } = start(endpoint, flags)
  expect(status).toBe(1)
  const { devDependencies, dependencies } = packageSchema.parse(JSON.parse(readFileSync('package.json', 'utf8')))
  const packages = Object.entries(devDependencies).filter(([name]) => name.startsWith('@opentelemetry/'))
  expect(packages).toHaveLength(4)
  const guide = readFileSync('docs/operating.md', 'utf8')
  for (const [name, version] of packages) {
    expect(stderr).toContain(name)
    expect(guide).toContain(`${name}@${version}`)
    expect(dependencies).not.toHaveProperty([name])
  }
  expect(stderr).toContain('docs/operating.md')
  expect(start({ ...endpoint, OTEL_SDK_DISABLED: 'true', PORT: '1', HOST: '192.0.2.1' }, flags).stderr).not.toContain(
    'OTEL',
  )
})

test('a port in use stops the start and is named', async () => {
  const other = createServer()
  const port = await new Promise<number>(resolve => {
    other.listen(0, '127.0.0.1', () => {
      const address = other.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })
  onTestFinished(() => void other.close())
  const { status, stderr } = start({ PORT: String(port) })
  expect(status).toBe(1)
  expect(stderr).toContain(`port ${port} of 127.0.0.1 is in use; stop the other program or set PORT`)
})

test.each([
  ['/dev/null/data', 'ENOTDIR'],
  ['/proc/x', 'ENOENT'],
  ['/proc/x/y', 'ENOENT'],
])(
  'with the data folder %s, which cannot be created, the site starts, serves pages and logs the cause',
  async (folder, code) => {
    const { url, logLines } = await startSite({ DATA_DIR: folder })
    expect((await fetch(`${url}/about`)).status).toBe(200)
    await waitFor(() =>
      expect(logLines.join()).toContain(
        `the data folder ${folder} is not writable (${code}); set DATA_DIR to a writable folder`,
      ),
    )
  },
)

test('when the thread of the outbox ends, pages go on, messages are refused, and it is started again', async () => {
  const mark = join(makeTempFolder(), 'end')
  // By itself: to terminate a thread that is in SQLite's code can end the process by a signal.
  const endThreads = toModule(`
import { isMainThread } from 'node:worker_threads'
import { existsSync } from 'node:fs'
if (!isMainThread) setInterval(() => existsSync('${mark}') && process.exit(1), 20).unref()`)
  const site = await startSite({ DATA_DIR: makeTempFolder(), NODE_OPTIONS: `--import "${endThreads}"` })
  const post = async (details: string) => {
    const body = new URLSearchParams({ ...makeFields({ details }) })
    return (await fetch(`${site.url}/send-email`, { method: 'POST', body, headers: { Accept: 'application/json' } }))
      .status
  }
  const readReadiness = async () => (await fetch(`${site.url}/readyz`)).json()
  expect(await post('Before')).toBe(200)
  writeFileSync(mark, '')
  await waitFor(() => expect(site.logLines.join()).toContain('the outbox has stopped working'))
  expect(await post('Meanwhile')).toBe(503)
  expect((await fetch(`${site.url}/about`)).status).toBe(200)
  expect(await readReadiness()).toEqual({ status: 'degraded', failing: ['storage'] })
  rmSync(mark)
  await waitFor(async () => expect(await readReadiness()).toEqual({ status: 'ready' }))
  expect(await post('After')).toBe(200)
  expect(await site.stop()).toMatchObject({ code: 0 })
})

test('a broken content file stops the build with file and line', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tests/support/build-broken-content.ts'],
    { encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  )
  expect(status).toBe(1)
  expect(stdout + stderr).toContain('content/site.json:1:1 name: is missing; add it: this is: name of the company')
})

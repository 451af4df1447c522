import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeFields } from '../../support/make-fields.ts'
import { startSite } from '../../support/site-process.ts'
import { makeTempFolder } from '../../support/temp-folder.ts'
import { waitFor } from '../../support/wait-for.ts'

function start(settings: Readonly<Record<string, string>>) {
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: makeTempFolder(),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    ...settings,
  }
  return spawnSync(process.execPath, ['dist/server/main.js'], { env, encoding: 'utf8', timeout: 60_000 })
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

const toModule = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`

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

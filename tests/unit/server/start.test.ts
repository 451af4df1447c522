import { spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startSite } from '../../support/site-process.ts'
import { makeTempFolder } from '../../support/temp-folder.ts'
import { waitFor } from '../../support/wait-for.ts'

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

test('when the thread of the outbox ends, the process logs it and ends with code 1', () => {
  // By itself: to terminate a thread that is in SQLite's code can end the process by a signal.
  const endThreads =
    'import { isMainThread } from "node:worker_threads"; if (!isMainThread) setTimeout(() => process.exit(1), 200)'
  const { status, stdout } = start({ PORT: '0', LOG_LEVEL: 'fatal' }, [
    '--import',
    `data:text/javascript,${encodeURIComponent(endThreads)}`,
  ])
  expect(status).toBe(1)
  expect(JSON.parse(stdout)).toMatchObject({
    level: 60,
    msg: 'the outbox has stopped working; the process ends to be started again',
    err: { message: 'the thread of the outbox ended with code 1' },
  })
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

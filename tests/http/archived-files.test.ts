import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { requestRaw, serve } from '../support/raw-request.ts'
import { startSite } from '../support/site-process.ts'
import { makeTempFolder } from '../support/temp-folder.ts'
import { createTestApp } from '../support/test-app.ts'

const script = `export const of = 'another release'\n${'// padding\n'.repeat(200)}`

/** A folder that another release has filled. */
function makeArchive(): string {
  const folder = makeTempFolder()
  for (const path of [
    'assets/other-1a2b3c4d.js',
    'assets/other-1a2b3c4d.js.gz',
    'assets/.part',
    'secret/a.js',
    'a.js',
  ]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), path.endsWith('.gz') ? gzipSync(script) : script)
  }
  return folder
}

async function open(settings: Readonly<Record<string, string>>) {
  const { port } = await serve(createTestApp({ settings }).app)
  return (path: string) => requestRaw(port, { path, headers: { 'Accept-Encoding': 'gzip' } })
}

test('a file of another release is served like one of this, compressed', async () => {
  const get = await open({ ASSETS_DIR: makeArchive() })
  const { status, headers, body } = await get('/assets/other-1a2b3c4d.js')
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'gzip',
    'access-control-allow-origin': '*',
    vary: 'Accept-Encoding',
  })
  expect(gunzipSync(body).toString()).toBe(script)
})

test('nothing else in the folder is served, and nothing without the setting', async () => {
  const get = await open({ ASSETS_DIR: makeArchive() })
  const others = [
    '/assets/other-1a2b3c4d.js.gz',
    '/assets/.part',
    '/secret/a.js',
    '/a.js',
    '/assets/',
    '/assets/%2e%2e/a.js',
  ]
  for (const path of others) expect((await get(path)).status, path).toBe(404)
  expect((await (await open({}))('/assets/other-1a2b3c4d.js')).status).toBe(404)
})

test('before it listens, the site has put its own files there; a folder that cannot be written is no reason to stop', async () => {
  const folder = join(makeTempFolder(), 'archive')
  await startSite({ DATA_DIR: makeTempFolder(), ASSETS_DIR: folder })
  for (const name of readdirSync('dist/client/assets').filter(name => !/\.(br|gz)$/.test(name))) {
    expect(existsSync(join(folder, 'assets', name)), name).toBe(true)
  }
  const { url, logLines } = await startSite({ DATA_DIR: makeTempFolder(), ASSETS_DIR: '/proc/archive' })
  expect((await fetch(`${url}/about`)).status).toBe(200)
  expect(logLines.join('\n')).toContain('cannot keep files for other releases in ASSETS_DIR')
})

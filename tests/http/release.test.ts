import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import request from 'supertest'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readRelease } from '../../server/assets/release.ts'
import { getSharedApp } from '../support/test-app.ts'

const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync('package.json', 'utf8')))
const token = '0123456789abcdef'
const release = readRelease('dist')

test('--version says the version of the package and the commit of the sources', () => {
  const { stdout, status } = spawnSync(process.execPath, ['dist/server/main.js', '--version'], { encoding: 'utf8' })
  expect({ stdout, status }).toEqual({ stdout: `${version} (${release.commit})\n`, status: 0 })
  expect(release.commit).toMatch(/^([0-9a-f]{40}(-dirty)?|unknown)$/)
})

test('a metric says which release runs', async () => {
  const { text } = await request(getSharedApp({ METRICS_TOKEN: token }))
    .get('/metrics')
    .auth(token, { type: 'bearer' })
  expect(text).toContain(`\nrelease_info{version="${version}",commit="${release.commit}"} 1\n`)
})

test('no visitor is told which release runs', async () => {
  for (const path of ['/', '/healthz', '/readyz', '/nowhere', '/openapi.json', '/security.txt']) {
    const { text, headers } = await request(getSharedApp()).get(path)
    expect(text + JSON.stringify(headers), path).not.toContain(release.commit.slice(0, 7))
  }
})

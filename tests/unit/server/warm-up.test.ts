import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { listPages } from '../../../shared/page-list.ts'
import { requestRaw } from '../../support/raw-request.ts'
import { type SiteProcess, startSite } from '../../support/site-process.ts'
import { makeTempFolder } from '../../support/temp-folder.ts'
import { createTestApp } from '../../support/test-app.ts'

// Each wait has its own limit; a slow machine takes most of a minute for all pages.
vi.setConfig({ testTimeout: 180_000 })

/** Linux tells the processes that one has begun. */
function findMaker({ pid }: SiteProcess): number | undefined {
  const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  return child === '' ? undefined : Number(child)
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function startWithMaker(): Promise<{ site: SiteProcess; maker: number }> {
  const site = await startSite({ DATA_DIR: makeTempFolder() })
  return { site, maker: await vi.waitUntil(() => findMaker(site), { timeout: 10_000 }) }
}

const findReady = ({ logLines }: SiteProcess) => logLines.find(line => line.includes('pages are ready'))
const faults = ({ logLines }: SiteProcess) => logLines.filter(line => /"level":[56]0/.test(line))

test('after the start every page stands ready in its smallest form, and the process that made them is gone', async () => {
  const { site } = await startWithMaker()
  await vi.waitUntil(() => findReady(site), { timeout: 120_000 })
  for (const path of ['/', '/blogs/blog-23', '/industries/energy']) {
    const { status, headers } = await requestRaw(site.port, { path, headers: { 'Accept-Encoding': 'br' } })
    expect({ status, ...headers }).toMatchObject({
      status: 200,
      'content-encoding': 'br',
      'cache-status': 'pages; hit',
    })
  }
  expect(findMaker(site)).toBeUndefined()
})

test('while visitors keep asking, no pages are made beside them', async () => {
  const site = await startSite({ DATA_DIR: makeTempFolder() })
  const start = performance.now()
  while (performance.now() - start < 5000) {
    expect((await requestRaw(site.port, { path: '/healthz' })).status).toBe(200)
    expect(findMaker(site)).toBeUndefined()
    await new Promise(resolve => setTimeout(resolve, 200))
  }
  await vi.waitUntil(() => findMaker(site), { timeout: 10_000 })
})

test('the process that makes pages gives way to a visitor, and another goes on where it was', async () => {
  const { site, maker } = await startWithMaker()
  await new Promise(resolve => setTimeout(resolve, 3000))
  expect((await requestRaw(site.port, { path: '/careers' })).status).toBe(200)
  await vi.waitUntil(() => !isAlive(maker), { timeout: 5000 })
  const other = await vi.waitUntil(() => findMaker(site), { timeout: 10_000 })
  expect(other).not.toBe(maker)
  const ready = await vi.waitUntil(() => findReady(site), { timeout: 120_000 })
  const all = await listPages(createTestApp().services.library)
  expect(JSON.parse(ready)).toMatchObject({ pages: all.length })
  expect(faults(site)).toEqual([])
})

test('a site that is stopped while its pages are made ends them in order, without a complaint', async () => {
  const { site, maker } = await startWithMaker()
  expect(await site.stop()).toMatchObject({ code: 0 })
  expect(isAlive(maker)).toBe(false)
  expect(faults(site)).toEqual([])
})

test('the process that makes pages does not outlive a site that is killed', async () => {
  const { site, maker } = await startWithMaker()
  await site.kill()
  await vi.waitUntil(() => !isAlive(maker), { timeout: 10_000 })
})

test('when the process that makes pages dies, that is logged and the site goes on', async () => {
  const { site, maker } = await startWithMaker()
  process.kill(maker, 'SIGKILL')
  await vi.waitUntil(() => faults(site).length > 0, { timeout: 10_000 })
  expect(faults(site)).toEqual([expect.stringContaining('not all pages were made ready')])
  expect((await requestRaw(site.port, { path: '/careers' })).status).toBe(200)
})

test('a site that keeps no pages makes none', async () => {
  const site = await startSite({ DATA_DIR: makeTempFolder(), PAGE_CACHE_MIB: '0' })
  expect((await requestRaw(site.port, { path: '/careers' })).status).toBe(200)
  expect(findMaker(site)).toBeUndefined()
})

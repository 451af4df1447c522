import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { buildFork } from '../support/fork.ts'
import { type Nginx, startNginx } from '../support/nginx.ts'
import { openTab } from '../support/open-browser.ts'
import { otherCompany } from '../support/other-company.ts'
import { requestRaw } from '../support/raw-request.ts'
import { type SiteProcess, startSite } from '../support/site-process.ts'
import { makeTempFolder } from '../support/temp-folder.ts'
import { waitFor } from '../support/wait-for.ts'

const releases = { this: process.cwd(), next: await buildFork() }
/** What tells the next release from this one: every page shows the number. */
const nextPhone = otherCompany.phone.display
type Release = keyof typeof releases

function start(release: Release, settings: Readonly<Record<string, string>>): Promise<SiteProcess> {
  const own = { DATA_DIR: makeTempFolder(), CDN_SECONDS: '1', TRUST_PROXY: '1' }
  return startSite({ ...own, ...settings }, { folder: releases[release] })
}

/** Both releases behind one proxy, which sends everything to the first. */
async function openBoth(first: Release, second: Release, settings: Readonly<Record<string, string>>) {
  const firstSite = await start(first, settings)
  const secondSite = await start(second, settings)
  const nginx = await startNginx({ sitePorts: [firstSite.port] })
  return { nginx, secondSite, firstSite }
}

/** A tab with a page of both releases whose scripts run. `failed` fills with what it asks for in vain. */
async function openPage({ url }: Nginx): Promise<{ page: Page; failed: string[] }> {
  const page = await openTab()
  const failed: string[] = []
  page.on('response', response => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`)
  })
  page.on('pageerror', error => failed.push(String(error)))
  await page.goto(`${url}/services`)
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
  return { page, failed }
}

/** Follows links without loading a document, which would end the mark. */
async function walk(page: Page): Promise<void> {
  await page.evaluate(() => performance.mark('same document'))
  await page.locator('footer').getByRole('link', { name: 'Careers' }).click()
  await page.getByRole('heading', { level: 1, name: 'Join Our Team' }).waitFor()
  await page.locator('footer').getByRole('link', { name: 'Blogs' }).click()
  await page.waitForURL(/\/blogs$/)
  await page.locator('article a[href^="/blogs/"]').first().click()
  await page.waitForURL(/\/blogs\/[\w-]+$/)
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor()
}

const isSameDocument = (page: Page) => page.evaluate(() => performance.getEntriesByName('same document').length === 1)

test.each<[Release, Release]>([
  ['this', 'next'],
  ['next', 'this'],
])('a tab of %s release goes on with replicas of the other alone', async (first, second) => {
  const { nginx, firstSite, secondSite } = await openBoth(first, second, { ASSETS_DIR: makeTempFolder() })
  const { page, failed } = await openPage(nginx)
  await nginx.reload([secondSite.port])
  await firstSite.kill()
  await walk(page)
  expect(await isSameDocument(page)).toBe(true)
  // A picture that only the next release has is missing while a replica of this one answers.
  expect(failed.filter(answer => !answer.includes('/images/covers/blog-99'))).toEqual([])
})

test('without the folder the tab loads documents of the other release, and their files', async () => {
  const { nginx, secondSite } = await openBoth('this', 'next', {})
  const { page } = await openPage(nginx)
  await nginx.reload([secondSite.port])
  await walk(page)
  expect(await isSameDocument(page)).toBe(false)
  expect(await page.locator(`text="${nextPhone}"`).count()).toBeGreaterThan(0)
})

/** A script that only the next release has. */
function findNewScript(): string {
  const list = (release: Release) => readdirSync(join(releases[release], 'dist/client/assets'))
  const before = list('this')
  const script = list('next').find(name => name.endsWith('.js') && !before.includes(name))
  if (script === undefined) throw new Error('the releases have the same scripts')
  return script
}

test('a replica of the release before answers 404 for a new file, and nginx does not keep that', async () => {
  const { nginx, secondSite } = await openBoth('this', 'next', {})
  const path = `/assets/${findNewScript()}`
  expect(await requestRaw(nginx.port, { path })).toMatchObject({ status: 404 })
  await nginx.reload([secondSite.port])
  const found = await requestRaw(nginx.port, { path })
  expect(found.status).toBe(200)
  expect(found.body.toString()).toBe(readFileSync(join(releases.next, 'dist/client', path), 'utf8'))
})

test('after a deploy pages are those of the new release within CDN_SECONDS, and at once after a purge', async () => {
  const { nginx, firstSite, secondSite } = await openBoth('this', 'next', { CDN_SECONDS: '2' })
  const isNew = async (path: string) => (await requestRaw(nginx.port, { path })).body.toString().includes(nextPhone)
  const pages = ['/about', '/services']
  expect(await Promise.all(pages.map(isNew))).toEqual([false, false])
  await nginx.reload([secondSite.port])
  nginx.purge()
  expect(await isNew('/about')).toBe(true)
  await nginx.reload([firstSite.port])
  // Now the copies have their time, and pages of the release before return as late.
  expect(await isNew('/about')).toBe(true)
  await waitFor(async () => expect(await isNew('/about')).toBe(false))
})

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

function start(release: Release, cdnSeconds: number): Promise<SiteProcess> {
  const settings = { DATA_DIR: makeTempFolder(), CDN_SECONDS: String(cdnSeconds), TRUST_PROXY: '1' }
  return startSite(settings, { folder: releases[release] })
}

/** Both releases behind one proxy, which sends everything to the first. */
async function openBoth(first: Release, second: Release, cdnSeconds = 1) {
  const firstSite = await start(first, cdnSeconds)
  const secondSite = await start(second, cdnSeconds)
  const nginx = await startNginx({ sitePorts: [firstSite.port] })
  return { nginx, secondSite, firstSite }
}

/** A tab with a page of both releases whose scripts run. `failed` fills with what it asks for in vain. */
async function openPage({ url }: Nginx, path: string): Promise<{ page: Page; failed: string[] }> {
  const page = await openTab()
  const failed: string[] = []
  page.on('response', response => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`)
  })
  page.on('pageerror', error => failed.push(String(error)))
  await page.goto(url + path)
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
  return { page, failed }
}

/** Follows links. A document that is loaded has no mark. */
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

/** What an open page asks for in vain: files with a hash in their names, and pictures of new content. */
const oldFile = /^404 \S+?\/(assets|content|og|images)\//

test.each<[Release, Release]>([
  ['this', 'next'],
  ['next', 'this'],
])('a tab of %s release goes on with whole pages of the other', async (first, second) => {
  const { nginx, firstSite, secondSite } = await openBoth(first, second)
  const { page, failed } = await openPage(nginx, '/services')
  await nginx.reload([secondSite.port])
  await firstSite.kill()
  await walk(page)
  expect(await isSameDocument(page)).toBe(false)
  expect((await page.locator(`text="${nextPhone}"`).count()) > 0).toBe(second === 'next')
  expect(failed.filter(answer => !oldFile.test(answer))).toEqual([])
})

test.each<[Release, Release, when: 'before' | 'after']>([
  ['this', 'next', 'before'],
  ['this', 'next', 'after'],
  ['next', 'this', 'after'],
])(
  'a message of a tab of %s release, sent to %s release and begun %s the deploy, is accepted',
  async (first, second, when) => {
    const { nginx, firstSite, secondSite } = await openBoth(first, second)
    const { page, failed } = await openPage(nginx, '/contact')
    await page.evaluate(() => performance.mark('same document'))
    const begin = () => page.getByLabel('Details').fill('We have data. Can you help?')
    if (when === 'before') await begin()
    await nginx.reload([secondSite.port])
    await firstSite.kill()
    if (when === 'after') await begin()
    await page.getByLabel('Name').fill('Ada Lovelace')
    await page.getByLabel('Email').fill('ada@example.com')
    expect(await page.getByLabel('Details').inputValue()).toBe('We have data. Can you help?')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await page.getByRole('dialog').getByText('Message Sent Successfully!').waitFor()
    expect(await isSameDocument(page)).toBe(true)
    expect(failed).toEqual([])
  },
)

/** A script that only the next release has. */
function findNewScript(): string {
  const list = (release: Release) => readdirSync(join(releases[release], 'dist/client/assets'))
  const before = list('this')
  const script = list('next').find(name => name.endsWith('.js') && !before.includes(name))
  if (script === undefined) throw new Error('the releases have the same scripts')
  return script
}

test('a replica of the release before answers 404 for a new file, and nginx does not keep that', async () => {
  const { nginx, secondSite } = await openBoth('this', 'next')
  const path = `/assets/${findNewScript()}`
  expect(await requestRaw(nginx.port, { path })).toMatchObject({ status: 404 })
  await nginx.reload([secondSite.port])
  const found = await requestRaw(nginx.port, { path })
  expect(found.status).toBe(200)
  expect(found.body.toString()).toBe(readFileSync(join(releases.next, 'dist/client', path), 'utf8'))
})

test('after a deploy pages are those of the new release within CDN_SECONDS, and at once after a purge', async () => {
  const { nginx, firstSite, secondSite } = await openBoth('this', 'next', 2)
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

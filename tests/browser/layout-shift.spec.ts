import type { Page } from '@playwright/test'
import { routeTable } from '../../shared/routes.ts'
import { pagePaths } from '../support/page-paths.ts'
import { holdRequests } from './support/hold-requests.ts'
import { expect, test, waitForHydration } from './support/site.ts'

/** Cumulative layout shift; "good" is 0.1. */
const mostShift = 0.01

const aliases = routeTable.flatMap(route => route.aliases)
const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

type Observed = { readonly shift: number; readonly largest: string }

/** Keeps what the browser observes of shifts and of the largest thing painted, from the first moment on. */
async function observePaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const observed = { shift: 0, largest: '' }
    Object.assign(window, { observed })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry.toJSON()
        if (!hadRecentInput) observed.shift += Number(value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const element: unknown = Reflect.get(entry, 'element')
        observed.largest = element instanceof HTMLImageElement ? element.loading : 'no picture'
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
}

function readObserved(page: Page): Promise<Observed> {
  return page.evaluate(() => Reflect.get(window, 'observed'))
}

/** The page has to stand without them. */
const pictures = /\.(avif|webp|jpg|png)$/

async function walkDown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo(0, y)
      await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
  })
}

/** Waits for the pictures in view, wherever that is. */
async function walkBackWithPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of [...document.images].reverse()) {
      image.scrollIntoView({ block: 'center' })
      await image.decode().catch(() => {})
      await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
  })
}

for (const path of pagePaths.filter(address => !aliases.some(alias => alias === address))) {
  for (const screen of screens) {
    test(`${path} stays in place at ${screen.width} pixels while its pictures arrive, the largest first`, async ({
      page,
    }) => {
      await page.setViewportSize(screen)
      await observePaint(page)
      const letFirstThrough = await holdRequests(page, pictures)
      await page.goto(path, { waitUntil: 'commit' })
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      letFirstThrough()
      await waitForHydration(page)
      expect((await readObserved(page)).largest).not.toBe('lazy')
      const letOthersThrough = await holdRequests(page, pictures)
      await walkDown(page)
      letOthersThrough()
      await walkBackWithPictures(page)
      expect((await readObserved(page)).shift).toBeLessThanOrEqual(mostShift)
      await expect(page.locator('img:not([width][height])')).toHaveCount(0)
    })
  }
}

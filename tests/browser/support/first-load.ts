import type { Page } from '@playwright/test'
import { holdRequests } from './hold-requests.ts'
import { startScripts, waitForPaint } from './site.ts'

/** What the browser measures of the first load of a page. */
export type FirstLoad = {
  /** Cumulative layout shift until all of the page has been seen; "good" is 0.1. */
  readonly shift: number
  /** The largest thing painted before the first interaction: how its picture is loaded, or that it is no picture. */
  readonly largest: string
}

const pictures = /\.(avif|jpg|png)$/
const fonts = /\.woff2$/

/** Collects layout shifts and the largest paint from the first moment on; call it before the page is opened. */
export async function observePaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // The captions of a playing film move, which counts as layout shift although nothing around the film does.
    HTMLMediaElement.prototype.play = () => Promise.resolve()
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

/** Opens a page on a slow network: pictures arrive after the first paint, the font after hydration; then reads it to its end. */
export async function measureFirstLoad(page: Page, path: string): Promise<FirstLoad> {
  const releaseFonts = await holdRequests(page, fonts)
  const releaseFirstPictures = await holdRequests(page, pictures)
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  releaseFirstPictures()
  await page.waitForFunction(() =>
    [...document.images].every(({ loading, complete }) => loading === 'lazy' || complete),
  )
  await waitForPaint(page)
  const { largest } = await readObserved(page)
  await startScripts(page)
  releaseFonts()
  await page.evaluate(async () => void (await document.fonts.ready))
  await scrollThrough(page)
  const { shift } = await readObserved(page)
  await page.unrouteAll()
  return { shift, largest }
}

export function readObserved(page: Page): Promise<FirstLoad> {
  return page.evaluate(() => Reflect.get(window, 'observed'))
}

/** By one window at a time, on long pages in larger steps: what follows is rows of the same kind. Pictures come late. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const maxSteps = 16
    const { scrollHeight } = document.body
    const count = Math.min(Math.ceil(scrollHeight / window.innerHeight), maxSteps)
    const isAwaited = (image: HTMLImageElement) => {
      const { top, bottom } = image.getBoundingClientRect()
      return !image.complete && bottom > 0 && top < window.innerHeight && image.checkVisibility()
    }
    for (let step = 0; step <= count; step++) {
      window.scrollTo(0, (step / count) * scrollHeight)
      do await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      while ([...document.images].some(isAwaited))
    }
    window.scrollTo(0, 0)
  })
}

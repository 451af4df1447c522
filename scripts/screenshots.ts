import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { compileFolder } from '../build/compile-folder.ts'
import { linkTo } from '../shared/addresses/links.ts'
import { routeTable } from '../shared/addresses/routes.ts'
import { startSite } from './bench/servers.ts'
import { findBrowser } from './find-browser.ts'

/**
 * `npm run screenshots [-- --only /about,/careers] [--widths 390,1440] [--scheme dark]`: saves screenshots of the built
 * site in screenshots/.
 */
const folder = 'screenshots'
const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    widths: { type: 'string', default: '390,768,1440' },
    scheme: { type: 'string', default: 'light' },
  },
})

const isDark = options.scheme === 'dark'

/** All routes without parameters, all industries, a post and a not-found page. */
function listPaths(): readonly string[] {
  const { siteData, documents } = compileFolder(process.cwd()).library
  const plain = routeTable.map(({ path }) => path).filter(path => !path.includes(':'))
  const industries = siteData.industries.map(({ id }) => linkTo('industry', { industryId: id }))
  const posts = [...documents.keys()]
    .filter(name => name.startsWith('bodies/'))
    .map(name => name.slice('bodies/'.length))
  return [...plain, ...industries, linkTo('blogsPost', { postId: posts[0] ?? 'none' }), '/not-found-example']
}

async function takePictures(browser: Browser, origin: string, width: number): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    colorScheme: isDark ? 'dark' : 'light',
  })
  const page = await context.newPage()
  for (const path of options.only?.split(',') ?? listPaths()) {
    await page.goto(origin + path, { waitUntil: 'networkidle' })
    await loadLazyPictures(page)
    const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '--')
    await page.screenshot({ path: join(folder, `${name}-${width}${isDark ? '-dark' : ''}.png`), fullPage: true })
  }
  await context.close()
}

/** Scrolls through the page, so that lazy pictures load and animations run. */
async function loadLazyPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo(0, y)
      await new Promise(resolve => setTimeout(resolve, 60))
    }
    window.scrollTo(0, 0)
    await Promise.all([...document.images].map(image => image.decode().catch(() => {})))
  })
}

mkdirSync(folder, { recursive: true })
const dataFolder = mkdtempSync(join(tmpdir(), 'screenshots-'))
const site = await startSite(dataFolder)
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-background-networking'],
})
try {
  for (const width of options.widths.split(',')) await takePictures(browser, site.origin, Number(width))
} finally {
  await browser.close()
  await site.stop()
  rmSync(dataFolder, { recursive: true, force: true })
}
console.log(`The screenshots are in ${folder}/.`)

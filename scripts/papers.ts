import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { findFontFile } from '../build/files/chart-files.ts'
import { readContent } from '../build/read-content.ts'
import { readEntries } from '../compiler/read-entries.ts'
import { linkTo } from '../shared/addresses/links.ts'
import { typefaces } from '../shared/values/typefaces.ts'
import { startSite } from './bench/servers.ts'
import { findBrowser } from './find-browser.ts'
import { findStalePapers, hashPaper, listPrinted } from './papers/paper-hashes.ts'

/**
 * `npm run papers [-- --all]`: prints the pages of papers that changed, or of all, into public/files, and notes their
 * texts in content/paper-files.json. A paper that waits is on the site of its day: `BUILD_DAY=2026-12-24 npm run papers`.
 */
const { values: options } = parseArgs({ options: { all: { type: 'boolean', default: false } } })

const { files, publicPaths } = readContent(process.cwd())
const read = readEntries(files)
if ('problems' in read) throw new Error('content/ has problems; run "npm run check:content"')
const { entries } = read
const papers = options.all ? listPrinted(entries) : findStalePapers(entries, publicPaths)
const hashes = new Map(Object.entries(entries.single['paper-files.json'].value))

/** A variable font becomes a drawing of each of its letters in a PDF; these become fonts. */
const fonts = [400, 500, 600, 700].flatMap(weight =>
  ['normal', 'italic'].map(style => {
    const name = ['Regular', 'Medium', 'SemiBold', 'Bold'][weight / 100 - 4]
    const file = findFontFile(typefaces.text, `${weight}${name}${style === 'italic' ? '_Italic' : ''}`)
    const url = `data:font/ttf;base64,${readFileSync(file, 'base64')}`
    return `@font-face { font-family: '${typefaces.text.family}'; font-weight: ${weight}; font-style: ${style}; src: url(${url}) }`
  }),
)

async function print(browser: Browser, url: string, { path, title }: { path: string; title: string }) {
  const context = await browser.newContext({ bypassCSP: true, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const response = await page.goto(url, { waitUntil: 'networkidle' })
  if (response?.status() !== 200)
    throw new Error(`${url} answers ${response?.status()}; a paper that waits needs BUILD_DAY`)
  await page.evaluate(() => {
    for (const sheet of document.styleSheets) {
      const rules = [...sheet.cssRules]
      for (const [index, rule] of [...rules.entries()].reverse())
        if (rule instanceof CSSFontFaceRule && rule.cssText.includes('.woff2')) sheet.deleteRule(index)
    }
  })
  await page.addStyleTag({ content: fonts.join('\n') })
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(async title => {
    document.title = title
    // A file does not know where the site is. Links that stand alone are not printed.
    for (const link of document.querySelectorAll('ul:has(> li > a[download]), a[download], figure a[href^="/charts/"]'))
      link.remove()
    for (const link of document.querySelectorAll('a[href^="/"]:not(div > a)')) link.removeAttribute('href')
    // A PDF holds a JPEG as it is, and of an AVIF each pixel.
    for (const source of document.querySelectorAll('source')) source.remove()
    for (const image of document.images) for (const name of ['srcset', 'loading']) image.removeAttribute(name)
    await Promise.all([...document.images].map(image => image.decode().catch(() => {})))
    await document.fonts.ready
  }, title)
  await page.pdf({ path, format: 'Letter', preferCSSPageSize: true, tagged: true, outline: true })
  await context.close()
}

const dataFolder = mkdtempSync(join(tmpdir(), 'papers-'))
const site = await startSite(dataFolder)
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
try {
  mkdirSync('public/files', { recursive: true })
  for (const paper of papers) {
    const { id, title } = paper.value
    const path = `public/files/${id}.pdf`
    await print(browser, site.origin + linkTo('whitePaper', { paperId: id }), { path, title })
    hashes.set(id, hashPaper(paper))
    console.log(path)
  }
} finally {
  await browser.close()
  await site.stop()
  rmSync(dataFolder, { recursive: true, force: true })
}
const known = listPrinted(entries).map(({ value: { id } }) => id)
const noted = [...hashes].filter(([id]) => known.includes(id)).sort(([one], [other]) => one.localeCompare(other))
writeFileSync('content/paper-files.json', `${JSON.stringify(Object.fromEntries(noted), null, 2)}\n`)
console.log(`${papers.length} of ${known.length} papers were printed. Look at them, and commit them.`)

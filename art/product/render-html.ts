import { existsSync, readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'

const fontFiles = [
  'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  '/tmp/fonts/node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
]

export type HtmlPage = {
  readonly html: string
  readonly width: number
  readonly height: number
  readonly scale: number
}

/** A PNG of a page in headless Chromium; the page asks nothing of the network. */
export async function renderHtml({ html, width, height, scale }: HtmlPage): Promise<Buffer> {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale })
    await page.setContent(html)
    await page.evaluate(() => document.fonts.ready)
    return await page.screenshot({ type: 'png' })
  } finally {
    await browser.close()
  }
}

/** Instrument Sans inside the style sheet, or nothing where the package is missing: then a system font stands in. */
export function siteFontFace(): string {
  const file = fontFiles.find(existsSync)
  if (file === undefined) return ''
  const data = readFileSync(file).toString('base64')
  return `@font-face { font-family: 'Instrument Sans'; font-weight: 400 700; src: url(data:font/woff2;base64,${data}) }`
}

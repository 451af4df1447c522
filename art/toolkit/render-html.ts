import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { launchBrowser } from './launch-browser.ts'

const fontFile = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'

export type HtmlPage = {
  readonly html: string
  readonly width: number
  readonly height: number
  readonly scale: number
}

/** A PNG of a page in headless Chromium; the page asks nothing of the network. */
export async function renderHtml({ html, width, height, scale }: HtmlPage): Promise<Buffer> {
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale })
    await page.setContent(html)
    await page.evaluate(() => document.fonts.ready)
    return await page.screenshot({ type: 'png' })
  } finally {
    await browser.close()
  }
}

/** Instrument Sans, embedded in the style sheet. */
export function siteFontFace(): string {
  const data = readFileSync(createRequire(import.meta.url).resolve(fontFile)).toString('base64')
  return `@font-face { font-family: 'Instrument Sans'; font-weight: 400 700; src: url(data:font/woff2;base64,${data}) }`
}

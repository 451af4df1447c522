import type { Page } from '@playwright/test'
import { findLostText } from './lost-text.ts'

/** What a screen of 1280 by 1024 pixels shows at 400 %. */
const zoomedScreen = { width: 320, height: 256 }

async function setTextSize(page: Page, percent: number): Promise<void> {
  await page.evaluate(size => {
    document.documentElement.style.fontSize = size
  }, `${percent}%`)
}

/** Text that gets lost at 400 %, with text twice as large, or with text spread out; the text is spread out afterwards. */
export async function findTextLostByZoom(page: Page): Promise<readonly string[]> {
  const lost: string[] = []
  const look = async (how: string) => {
    lost.push(...(await findLostText(page)).map(text => `${how}: ${text}`))
  }
  await page.setViewportSize(zoomedScreen)
  await look('at 400 %')
  await setTextSize(page, 200)
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await look(`text of 200 % at ${width} px`)
  }
  await setTextSize(page, 100)
  await spreadText(page)
  await look('text spread out')
  return lost
}

/** The least distances between lines, words and letters that a visitor may ask for: WCAG 2.2, 1.4.12. */
async function spreadText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
       p { margin-block-end: 2em !important }`,
    )
    document.adoptedStyleSheets.push(sheet)
  })
}

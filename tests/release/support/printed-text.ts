import type { Page } from '@playwright/test'

/** Has controls and links of their own, says itself that it is for one kind of reader, or stands for a picture. */
const isNotForPaper =
  'nav, form, dialog, button, summary, script, style, noscript, .heading-anchor, [href^="/calculators/"], [data-only], [aria-hidden="true"], :is(div, article, section) > a, a[href*="linkedin."]'

/** Texts of `main` that a visitor reads on the screen, but not on paper. Leaves the page in print. */
export async function findTextLostInPrint(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' })
  const texts = await page.evaluateHandle(exceptions => {
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (walker.nextNode()) {
      const { currentNode } = walker
      const parent = currentNode.parentElement
      if (!(currentNode instanceof Text) || currentNode.data.trim() === '' || parent === null) continue
      if (parent.closest(exceptions) === null && parent.checkVisibility({ visibilityProperty: true })) {
        found.push(currentNode)
      }
    }
    return found
  }, isNotForPaper)
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
  return texts.evaluate(all =>
    all
      .filter(({ parentElement }) => parentElement?.checkVisibility({ visibilityProperty: true }) !== true)
      .map(({ data }) => data.trim()),
  )
}

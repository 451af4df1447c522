import type { Page } from '@playwright/test'

/** What is wrong with a page at the width that the window has, in words. */
export async function findLayoutFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const targets = [...document.querySelectorAll('a, button, summary, input, textarea')]
    const pictures = [...document.querySelectorAll<HTMLImageElement>('img[width][height]')]
    const beyond = document.documentElement.scrollWidth - window.innerWidth
    // Links within a sentence are exempt: WCAG 2.2, 2.5.8.
    const smallTargets = targets
      .filter(target => target.checkVisibility() && target.closest('p, [data-part="body"]') === null)
      .filter(target => getComputedStyle(target).clipPath === 'none')
      .filter(target => target.getBoundingClientRect().height < 24)
    const distortedPictures = pictures
      .filter(picture => picture.checkVisibility() && getComputedStyle(picture).objectFit === 'fill')
      .filter(picture => {
        const own = Number(picture.getAttribute('width')) / Number(picture.getAttribute('height'))
        return Math.abs(picture.clientWidth / picture.clientHeight / own - 1) > 0.03
      })
    const longestLineEm = 39
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    const longLines: string[] = []
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement
      if (!parent?.checkVisibility() || parent.closest('h1, h2, h3, table, pre, svg') !== null) continue
      if (getComputedStyle(parent).whiteSpace === 'nowrap') continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const width = Math.max(...[...range.getClientRects()].map(line => line.width))
      if (width > longestLineEm * Number.parseFloat(getComputedStyle(parent).fontSize)) {
        longLines.push(texts.currentNode.textContent?.trim().slice(0, 40) ?? '')
      }
    }
    return [
      ...longLines.map(text => `"${text}" has lines of more than 80 characters or so`),
      ...(beyond > 0 ? [`the page scrolls sideways by ${beyond} px`] : []),
      ...smallTargets.map(target => `"${target.textContent?.trim()}" is less than 24 px high`),
      ...distortedPictures.map(({ src }) => `${src} is distorted`),
    ]
  })
}

/** What moves by itself for longer than 0.01 s, by its tag and classes. */
export async function findMovingElements(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const seconds = (text: string) => Math.max(...text.split(',').map(part => Number.parseFloat(part)))
    return [...document.querySelectorAll('*')].flatMap(element => {
      return [undefined, '::before', '::after'].flatMap(pseudo => {
        const { animationName, animationDuration, animationTimeline, transitionDuration, scrollBehavior } =
          getComputedStyle(element, pseudo)
        // What follows the visitor's own scrolling does not move by itself.
        const isAnimated = animationName !== 'none' && animationTimeline === 'auto' && seconds(animationDuration) > 0.01
        const isMoving = isAnimated || seconds(transitionDuration) > 0.01 || scrollBehavior === 'smooth'
        return isMoving ? [`${element.tagName} ${element.className}${pseudo ?? ''}`] : []
      })
    })
  })
}

import type { Page } from '@playwright/test'

/** A place where the focus stops, as a sighted visitor meets it. */
type FocusStop = {
  /** Tag and words of the element, to find it again. */
  readonly name: string
  /** Thickness of the ring around it, in CSS pixels; 0 where there is none. */
  readonly ringWidth: number
  /** Contrast of the ring with the ground around it; null where that ground is a picture. */
  readonly ringContrast: number | null
  /** Sides of the ring that an ancestor cuts off. */
  readonly cutSides: number
  /** Whether something else, or the edge of the window, hides all of it. */
  readonly isHidden: boolean
}

/** What follows on long pages is rows of the same kind. */
const maxPresses = 80

/**
 * Presses a key until the focus leaves the part of the page or comes round, or so often. Gives the stops at which WCAG 2.2 fails:
 * 2.4.7 focus visible, 1.4.11 contrast of the ring, 2.4.11 focus not obscured.
 */
export async function findFaultyStops(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  part: 'main' | 'body',
): Promise<readonly FocusStop[]> {
  const faulty: FocusStop[] = []
  await page.evaluate(() => {
    for (const met of document.querySelectorAll('[data-focus]')) met.removeAttribute('data-focus')
  })
  if (part === 'main') await page.evaluate(goToEdgeOfMain, key === 'Tab' ? 'start' : 'end')
  for (let press = 0; press < maxPresses; press++) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(describeFocus, part)
    if (stop === 'none') return faulty
    if (stop !== 'same' && isFaulty(stop)) faulty.push(stop)
  }
  return faulty
}

function isFaulty({ ringWidth, ringContrast, cutSides, isHidden }: FocusStop): boolean {
  return ringWidth < 2 || (ringContrast !== null && ringContrast < 3) || cutSides > 1 || isHidden
}

/** From where a removed element had the focus, the next key goes on. */
function goToEdgeOfMain(edge: string): void {
  const place = Object.assign(document.createElement('span'), { tabIndex: -1 })
  const main = document.querySelector('main')
  if (edge === 'start') main?.prepend(place)
  else main?.append(place)
  place.focus()
  place.remove()
}

/**
 * Runs in the page, so all that it needs stands inside. An element that keeps the focus over several presses (a date, a
 * film with its controls) is `same`; `none` is the document, an element met before, or one outside the part.
 */
function describeFocus(part: string): FocusStop | 'same' | 'none' {
  type Color = readonly [number, number, number, number]
  type Ring = { readonly width: number; readonly offset: number; readonly color: Color; readonly on: Element }

  const element = document.activeElement
  if (element === null || element === document.body || element.closest(part) === null) return 'none'
  if (element.getAttribute('data-focus') === 'last') return 'same'
  if (element.hasAttribute('data-focus')) return 'none'
  document.querySelector('[data-focus="last"]')?.setAttribute('data-focus', 'met')
  element.setAttribute('data-focus', 'last')

  const parse = (text: string): Color => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number)
    return [red, green, blue, alpha]
  }
  const luminance = (color: Color) => {
    const [red = 0, green = 0, blue = 0] = color.map(value => {
      const part = value / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const contrast = (one: Color, other: Color) => {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
    return (light + 0.05) / (dark + 0.05)
  }
  const groundOf = (start: Element | null): Color | null => {
    for (let node = start; node !== null; node = node.parentElement) {
      const { backgroundImage, backgroundColor } = getComputedStyle(node)
      const color = parse(backgroundColor)
      if (backgroundImage.includes('url(') || (color[3] > 0 && color[3] < 1)) return null
      if (color[3] === 1) return color
    }
    return [255, 255, 255, 1]
  }
  const outlineOf = (on: Element, pseudo?: '::after'): Ring | undefined => {
    const { outlineStyle, outlineWidth, outlineOffset, outlineColor, clipPath } = getComputedStyle(on, pseudo)
    if (outlineStyle === 'none' || clipPath !== 'none') return undefined
    const [width, offset] = [Number.parseFloat(outlineWidth), Number.parseFloat(outlineOffset)]
    return { width, offset, color: parse(outlineColor), on }
  }
  // A drawing has its ring as a line of its own.
  const strokeOf = (drawing: SVGGraphicsElement): Ring | undefined => {
    const line = drawing.firstElementChild
    if (line === null || getComputedStyle(line).stroke === 'none') return undefined
    const { stroke, strokeWidth } = getComputedStyle(line)
    const width = Number.parseFloat(strokeWidth) * (drawing.getScreenCTM()?.a ?? 0)
    return { width, offset: 0, color: parse(stroke), on: drawing }
  }
  const findRing = (): Ring | undefined => {
    // A link that covers its card draws the ring around the card; a field that is not seen has it around its label.
    const own = outlineOf(element) ?? outlineOf(element, '::after')
    if (own !== undefined) return own
    if (element instanceof SVGGraphicsElement) return strokeOf(element)
    return element.parentElement === null ? undefined : outlineOf(element.parentElement)
  }
  const countCutSides = ({ on, width, offset }: Ring) => {
    const box = on.getBoundingClientRect()
    const reach = width + offset
    let max = 0
    for (let node = on.parentElement; node !== null && node !== document.body; node = node.parentElement) {
      if (getComputedStyle(node).overflowX === 'visible') continue
      const around = node.getBoundingClientRect()
      const sides = [
        box.left - reach < around.left,
        box.top - reach < around.top,
        box.right + reach > around.right,
        box.bottom + reach > around.bottom,
      ]
      max = Math.max(max, sides.filter(Boolean).length)
    }
    return max
  }

  const ring = findRing()
  // Below zero the ring lies inside, on the element's own ground.
  const ground = ring === undefined ? null : groundOf(ring.offset < 0 ? ring.on : ring.on.parentElement)
  const box = element.getBoundingClientRect()
  const [start, end] = [Math.max(box.top, 0), Math.min(box.bottom, window.innerHeight)]
  const isSeenAt = (x: number, y: number) => {
    const top = document.elementFromPoint(box.left + box.width * x, start + (end - start) * y)
    return top !== null && (element.contains(top) || top.contains(element))
  }
  const parts = [0.1, 0.5, 0.9]
  const words = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent ?? ''
  return {
    name: `${element.tagName.toLowerCase()} ${words.trim().slice(0, 60)}`,
    // The controls of a film are the browser's own, and so are their rings; an iframe's own page has those within it.
    ringWidth: element.matches('video, iframe') ? 2 : (ring?.width ?? 0),
    ringContrast: ring === undefined || ground === null ? null : contrast(ring.color, ground),
    cutSides: ring === undefined ? 0 : countCutSides(ring),
    isHidden: !parts.some(x => parts.some(y => isSeenAt(x, y))),
  }
}

import { expect, type Frame, type Page } from '@playwright/test'
import { waitUntilAtRest } from './first-load.ts'

/** A place where the focus stops, as a sighted visitor meets it. */
export type FocusStop = {
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

const maxPresses = 400

/** On the way through `main`; what follows on long pages is rows of the same kind. */
const maxStops = 60

/**
 * The stops without a visible focus, forward on a wide screen and backward on a narrow one, which stays: sticky parts
 * of the page cover other things in each direction. Bar and footer are the same on all pages, so one walk through the
 * whole `body` is enough for them.
 */
export async function findFaultyStopsOnBothScreens(
  page: Page,
  part: 'main' | 'body' = 'main',
): Promise<readonly FocusStop[]> {
  await page.setViewportSize({ width: 1440, height: 800 })
  const forward = findFaultyStops(await walkFocus(page, 'Tab', part))
  await page.setViewportSize({ width: 390, height: 700 })
  await page.evaluate(() => {
    for (const met of document.querySelectorAll('[data-focus]')) met.removeAttribute('data-focus')
  })
  return [...forward, ...findFaultyStops(await walkFocus(page, 'Shift+Tab', part))]
}

/** Presses a key until the focus leaves the part of the page or comes round, and lists the stops. */
async function walkFocus(page: Page, key: 'Tab' | 'Shift+Tab', part: 'main' | 'body'): Promise<readonly FocusStop[]> {
  const stops: FocusStop[] = []
  if (part === 'main') await page.evaluate(goToEdgeOfMain, key === 'Tab' ? 'start' : 'end')
  const program = page.frames().find(frame => frame.parentFrame() !== null)
  if (program !== undefined) {
    // Browsers draw no iframe out of view, so only there does the program follow the size of the window.
    await page.locator('iframe').scrollIntoViewIfNeeded()
    await page.evaluate(waitUntilAtRest)
  }
  for (let press = 0; press < maxPresses; press++) {
    await page.keyboard.press(key)
    if (program !== undefined) await waitForScroll(page, program)
    const stop = await page.evaluate(describeFocus, part)
    if (stop === 'none') return stops
    if (stop !== 'same') stops.push(stop)
    if (part === 'main' && stops.length === maxStops) return stops
  }
  throw new Error(`the focus had not come round after ${maxPresses} presses of ${key}`)
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
 * The program runs in another process: its focus scrolls the page, or goes on, some time after the key. A key pressed
 * before would take the focus on, and the late scroll would then hide where it is.
 */
async function waitForScroll(page: Page, program: Frame): Promise<void> {
  const message = 'the program scrolls its focus into the window'
  await expect.poll(() => isPastOrInView(page, program), { message, intervals: [50], timeout: 10_000 }).toBe(true)
}

async function isPastOrInView(page: Page, program: Frame): Promise<boolean> {
  const frame = await page.evaluate(() => {
    const element = document.activeElement
    return element?.localName === 'iframe' ? { top: element.getBoundingClientRect().top, innerHeight } : undefined
  })
  if (frame === undefined) return true
  const box = await program.evaluate(() => document.activeElement?.getBoundingClientRect().toJSON())
  const [start, end] = [frame.top + Number(box?.top), frame.top + Number(box?.bottom)]
  const fills = start <= 0 && end >= frame.innerHeight
  return fills || (start >= -1 && end <= frame.innerHeight + 1)
}

/** The stops at which WCAG 2.2 fails: 2.4.7 focus visible, 1.4.11 contrast of the ring, 2.4.11 focus not obscured. */
function findFaultyStops(stops: readonly FocusStop[]): readonly FocusStop[] {
  return stops.filter(
    ({ ringWidth, ringContrast, cutSides, isHidden }) =>
      ringWidth < 2 || (ringContrast !== null && ringContrast < 3) || cutSides > 1 || isHidden,
  )
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

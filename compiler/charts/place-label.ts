import { labelSize, type Point, type TextMark } from './drawing.ts'
import { measureText } from './text.ts'

/** In user units. */
export type Rectangle = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

/** What labels should not cover. */
export type Obstacles = {
  readonly rectangles: readonly Rectangle[]
  /** Lines through points. */
  readonly lines: readonly (readonly Point[])[]
  /** Labels stay in here. */
  readonly bounds: Rectangle
}

/** The room that a label takes. */
export function frameText({ text, x, y, anchor = 'start', isStrong }: TextMark): Rectangle {
  const width = measureText(text, isStrong)
  const left = x - { start: 0, middle: width / 2, end: width }[anchor]
  return { left, right: left + width, top: y - labelSize * 0.8, bottom: y + labelSize * 0.25 }
}

/** A square around a point. */
export function frameDot({ x, y }: Point): Rectangle {
  return { left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 }
}

/** Room around words, so that two labels do not read as one. */
export function addMargin({ left, right, top, bottom }: Rectangle, above = 0): Rectangle {
  return { left: left - 10, right: right + 10, top: top - above, bottom: bottom + above }
}

export function overlap(a: Rectangle, b: Rectangle): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

type Places = readonly [TextMark, ...TextMark[]]

/** Of several places for a label the first that covers least. */
export function placeLabel(places: Places, obstacles: Obstacles): TextMark {
  const rated = places.map(place => ({ place, faults: countFaults(frameText(place), obstacles) }))
  const least = Math.min(...rated.map(({ faults }) => faults))
  return rated.find(({ faults }) => faults === least)?.place ?? places[0]
}

/** The place that `placeLabel` finds, unless the label would cover others or leave the drawing. */
export function placeIfFree(places: Places, obstacles: Obstacles): TextMark | undefined {
  const place = placeLabel(places, obstacles)
  return countFaults(frameText(place), obstacles) < 10 ? place : undefined
}

/** Words that cover words, or leave the drawing, are worse than words on a line. */
function countFaults(frame: Rectangle, { rectangles, lines, bounds }: Obstacles): number {
  const covered = rectangles.filter(rectangle => overlap(frame, rectangle)).length
  const crossed = lines.filter(line => isCrossed(frame, line)).length
  return (isWithin(frame, bounds) ? 0 : 100) + 10 * covered + crossed
}

export function isWithin(inner: Rectangle, outer: Rectangle): boolean {
  return (
    inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom
  )
}

/** Whether a line comes within two user units of a rectangle, looked at in steps of three. */
function isCrossed({ left, right, top, bottom }: Rectangle, line: readonly Point[]): boolean {
  return line.some((end, index) => {
    const start = line[index - 1] ?? end
    const steps = Math.ceil(Math.hypot(end.x - start.x, end.y - start.y) / 3) || 1
    return Array.from({ length: steps + 1 }, (_, step) => step / steps).some(part => {
      const [x, y] = [start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part]
      return x > left - 2 && x < right + 2 && y > top - 2 && y < bottom + 2
    })
  })
}

type Point = readonly [x: number, y: number]

/** Where the name of a line stands, in percents of the chart; `y` is the baseline. */
export type NamePlace = { readonly x: number; readonly y: number; readonly anchor: 'start' | 'middle' | 'end' }

export type NamedLine = { readonly name: string; readonly points: readonly Point[] }

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

/** Of a letter and of a line of text in a chart on a phone. */
const [letter, line] = [2.9, 8]
/** Between a line and its name. */
const gap = 2.5

/** The names at their lines: above or below, where fewest other lines and names are in the way. */
export function placeNames(lines: readonly NamedLine[], mark: number | undefined, plot: Box): readonly NamePlace[] {
  const placed: Box[] = []
  return lines.map(own => {
    const others = lines.filter(other => other !== own)
    const count = (box: Box) =>
      20 * placed.filter(other => overlaps(box, other)).length +
      (box.top < plot.top || box.bottom > plot.bottom ? 20 : 0) +
      (mark !== undefined && mark > box.left && mark < box.right ? 2 : 0) +
      others.flatMap(({ points }) => sample(points, box).filter(y => y > box.top - 1 && y < box.bottom + 1)).length
    const boxes = toBoxes(own, plot).map(({ box, drift }) => ({ box, cost: count(box) + drift / 8 }))
    const [best] = boxes.toSorted((one, other) => one.cost - other.cost)
    const { left, right, bottom } = best?.box ?? plot
    placed.push({ ...plot, ...best?.box })
    const anchor = right === plot.right ? 'end' : left === plot.left ? 'start' : 'middle'
    const x = { start: left, middle: (left + right) / 2, end: right }[anchor]
    return { x: round(x), y: round(Math.min(bottom, plot.bottom) - gap / 2), anchor }
  })
}

/** Along the line, first at its right end; `drift` is how far the line runs from the name. */
function toBoxes({ name, points }: NamedLine, plot: Box) {
  const width = Math.min(name.length * letter, plot.right - plot.left)
  return [1, 0, 0.25, 0.5, 0.75].flatMap(part => {
    const left = plot.left + part * (plot.right - plot.left - width)
    const ys = sample(points, { left, right: left + width })
    const [high, low] = [Math.min(...ys), Math.max(...ys)]
    const right = part === 1 ? plot.right : left + width
    const drift = low - high
    return [
      { box: { left, right, top: high - gap - line, bottom: high - gap }, drift },
      { box: { left, right, top: low + gap, bottom: low + gap + line }, drift },
    ]
  })
}

/** The heights of a line at nine places from left to right. */
function sample(points: readonly Point[], { left, right }: Pick<Box, 'left' | 'right'>): readonly number[] {
  return Array.from({ length: 9 }, (_, index) => heightAt(points, left + (index / 8) * (right - left)))
}

function heightAt(points: readonly Point[], x: number): number {
  const next = points.findIndex(([toX]) => toX >= x)
  const [toX, toY] = points.at(next) ?? [0, 0]
  const [fromX, fromY] = points[next - 1] ?? [toX, toY]
  return toX > fromX ? fromY + ((toY - fromY) * (x - fromX)) / (toX - fromX) : toY
}

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

function round(size: number): number {
  return Math.round(size * 10) / 10
}

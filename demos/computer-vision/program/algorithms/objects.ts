import { type Components, isAtBorder } from './components.ts'
import { measurePerimeters } from './perimeters.ts'
import type { Plane } from './pixels.ts'

/** Measurements of an object, in pixels of the analyzed picture. */
export type Measured = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Area within the outline, holes included. */
  readonly area: number
  /** Roundness of the outline, 4π·area / perimeter²: about 1 for a disc, less for other shapes. */
  readonly circularity: number
  readonly holes: number
  readonly holeArea: number
  /** Mean brightness without the holes, 0 to 255. */
  readonly shade: number
  /** The picture's border cuts through it, so its measurements are unreliable. */
  readonly isCut: boolean
}

export type Measurement = {
  readonly objects: readonly Measured[]
  /** For each pixel 0, or the index in `objects` plus 1; holes belong to their object. */
  readonly labels: Int32Array
}

/** The objects of at least `minArea` pixels, in reading order of their topmost pixels. */
export function measureObjects(gray: Plane, mask: Plane, components: Components, minArea: number): Measurement {
  const { chosen, labelOf } = chooseObjects(mask, components, minArea)
  const holes = measureHoles(mask, components, { chosen, labelOf, minArea: Math.max(9, minArea / 20) })
  const { labels, filled, brightness } = paint(gray, components, labelOf, chosen.length)
  const perimeters = measurePerimeters(labels, gray.width, chosen.length)
  const objects = chosen.map((component, index): Measured => {
    const x = components.left[component] ?? 0
    const y = components.top[component] ?? 0
    const area = filled[index + 1] ?? 0
    const perimeter = perimeters[index + 1] ?? 0
    return {
      x,
      y,
      width: (components.right[component] ?? 0) - x + 1,
      height: (components.bottom[component] ?? 0) - y + 1,
      area,
      circularity: perimeter === 0 ? 0 : (4 * Math.PI * area) / (perimeter * perimeter),
      holes: holes.counts[index + 1] ?? 0,
      holeArea: holes.areas[index + 1] ?? 0,
      shade: (brightness[index + 1] ?? 0) / (components.area[component] ?? 1),
      isCut: isAtBorder(components, component, mask),
    }
  })
  return { objects, labels }
}

/** Labels each object that is large enough, and what it surrounds: its holes and the specks in them. */
function chooseObjects(mask: Plane, components: Components, minArea: number) {
  const chosen: number[] = []
  const labelOf = new Int32Array(components.count)
  for (let component = 0; component < components.count; component++) {
    const around = components.around[component] ?? -1
    if (components.isObject[component] === 1 && (components.area[component] ?? 0) >= minArea) {
      labelOf[component] = chosen.push(component)
    } else if (around >= 0 && (components.isObject[component] === 1 || !isAtBorder(components, component, mask))) {
      labelOf[component] = labelOf[around] ?? 0
    }
  }
  return { chosen, labelOf }
}

type HoleSearch = { readonly chosen: readonly number[]; readonly labelOf: Int32Array; readonly minArea: number }

/** Holes of each label: background that an object surrounds. Smaller holes than `minArea` are noise. */
function measureHoles(mask: Plane, components: Components, { chosen, labelOf, minArea }: HoleSearch) {
  const counts = new Int32Array(chosen.length + 1)
  const areas = new Float64Array(chosen.length + 1)
  for (let component = 0; component < components.count; component++) {
    const label = labelOf[component] ?? 0
    const area = components.area[component] ?? 0
    if (label === 0 || components.isObject[component] === 1 || area < minArea) continue
    if (isAtBorder(components, component, mask)) continue
    counts[label] = (counts[label] ?? 0) + 1
    areas[label] = (areas[label] ?? 0) + area
  }
  return { counts, areas }
}

/** Writes the label of each pixel and sums area and brightness in the same pass. */
function paint(gray: Plane, { runs, numbers, isObject }: Components, labelOf: Int32Array, count: number) {
  const labels = new Int32Array(gray.data.length)
  const filled = new Float64Array(count + 1)
  const brightness = new Float64Array(count + 1)
  for (let run = 0; run < runs.count; run++) {
    const component = numbers[run] ?? 0
    const label = labelOf[component] ?? 0
    if (label === 0) continue
    const start = runs.starts[run] ?? 0
    const stop = runs.starts[run + 1] ?? 0
    labels.fill(label, start, stop)
    filled[label] = (filled[label] ?? 0) + stop - start
    if (isObject[component] === 0) continue
    let sum = 0
    for (let i = start; i < stop; i++) sum += gray.data[i] ?? 0
    brightness[label] = (brightness[label] ?? 0) + sum
  }
  return { labels, filled, brightness }
}

export type Point = readonly [number, number]
export type Size = { readonly width: number; readonly height: number }
/** Where along the gradient, colour, and opacity when not full. */
export type Stop = readonly [at: number, color: string, opacity?: number]
/** A paint server: put `defs` into the picture once, and `fill` where a colour goes. */
export type Paint = { readonly defs: string; readonly fill: string }

/** `origin` is the corner of the part of the drawing that is shown. */
export function svgDocument({ width, height }: Size, body: string, origin: Point = [0, 0]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="${origin[0]} ${origin[1]} ${width} ${height}">${body}</svg>`
}

/** Points one after the other. These lists are calls because the formatter puts every row of a nested array on its own line. */
export const path = <T extends readonly Point[]>(...points: T): T => points

export const stops = <T extends readonly Stop[]>(...list: T): T => list

export const round = (value: number) => Math.round(value * 10) / 10

export const toPoints = (points: readonly Point[]) => points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')

export function polygon(points: readonly Point[], fill: string, attributes = ''): string {
  return `<polygon points="${toPoints(points)}" fill="${fill}" ${attributes}/>`
}

export function stroke(points: readonly Point[], color: string, width: number, attributes = ''): string {
  return `<polyline points="${toPoints(points)}" fill="none" stroke="${color}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round" ${attributes}/>`
}

export function group(body: string, attributes = ''): string {
  return `<g ${attributes}>${body}</g>`
}

/** The `d` of a curve through all points (Catmull-Rom). */
export function curveThrough(points: readonly Point[]): string {
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0]
  const start = at(0)
  let d = `M${round(start[0])},${round(start[1])}`
  for (let i = 0; i < points.length - 1; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const c1: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const c2: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    d += `C${toPoints([c1])} ${toPoints([c2])} ${toPoints([to])}`
  }
  return d
}

/** In picture coordinates, from one point to another. */
export function linearGradient(from: Point, to: Point, stops: readonly Stop[]): Paint {
  const place = `x1="${round(from[0])}" y1="${round(from[1])}" x2="${round(to[0])}" y2="${round(to[1])}"`
  return toPaint(
    id => `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${place}>${toStops(stops)}</linearGradient>`,
  )
}

export function radialGradient(center: Point, radius: number, stops: readonly Stop[]): Paint {
  const place = `cx="${round(center[0])}" cy="${round(center[1])}" r="${round(radius)}"`
  return toPaint(
    id => `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" ${place}>${toStops(stops)}</radialGradient>`,
  )
}

export function blurred(body: string, radius: number, attributes = ''): string {
  return filtered(body, `<feGaussianBlur stdDeviation="${round(radius)}"/>`, attributes)
}

/** `primitives` are the elements inside <filter>; the room around the shape is a quarter of its box. */
export function filtered(body: string, primitives: string, attributes = ''): string {
  const filter = toPaint(id => `<filter id="${id}" x="-25%" y="-25%" width="150%" height="150%">${primitives}</filter>`)
  return `${filter.defs}<g filter="${filter.fill}" ${attributes}>${body}</g>`
}

export function clipped(body: string, shape: string): string {
  const clip = toPaint(id => `<clipPath id="${id}">${shape}</clipPath>`)
  return `${clip.defs}<g clip-path="${clip.fill}">${body}</g>`
}

/** White in `shape` keeps, black takes away. */
export function masked(body: string, { width, height }: Size, shape: string): string {
  const mask = toPaint(
    id => `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}">${shape}</mask>`,
  )
  return `${mask.defs}<g mask="${mask.fill}">${body}</g>`
}

export function rectangle(x: number, y: number, { width, height }: Size, fill: string, attributes = ''): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}" ${attributes}/>`
}

/** The id follows from the content, so that equal definitions may repeat and different ones never meet. */
function toPaint(define: (id: string) => string): Paint {
  let hash = 0x811c9dc5
  for (const character of define('')) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  const id = `d${(hash >>> 0).toString(36)}`
  return { defs: `<defs>${define(id)}</defs>`, fill: `url(#${id})` }
}

function toStops(stops: readonly Stop[]): string {
  return stops
    .map(([at, color, opacity = 1]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`)
    .join('')
}

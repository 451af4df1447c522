import { type Point, type Size, round, toPoints } from '../scenery/svg.ts'

/** What shines in a picture at dusk: an SVG of a few hundred bytes, laid over the picture in the dark scheme. */
export type Lights = {
  /** Where it is served. */
  readonly path: string
  readonly size: Size
  /** The corner of the part of the drawing that is shown. */
  readonly origin?: Point
  readonly body: string
}

// Of a lamp, with its bright center, and of what it shines on.
const defs =
  '<defs><radialGradient id="s"><stop stop-color="#ffb568" stop-opacity=".55"/><stop offset=".5" stop-color="#f5923f" stop-opacity=".24"/><stop offset="1" stop-color="#d9702a" stop-opacity="0"/></radialGradient><radialGradient id="g"><stop stop-color="#ffe2b0" stop-opacity=".9"/><stop offset=".1" stop-color="#ffb45e" stop-opacity=".62"/><stop offset=".4" stop-color="#f08c3c" stop-opacity=".22"/><stop offset="1" stop-color="#d9702a" stop-opacity="0"/></radialGradient></defs>'

const ripples = [
  [0, 9],
  [3, 15],
  [-4, 19],
  [2, 13],
  [5, 17],
  [-3, 10],
  [0, 12],
  [4, 6],
] as const

/** What a lamp throws on the ripples below it; as a definition, for pictures with water. */
export const glintDefinition = `<defs><g id="r" fill="#ff9a48">${ripples
  .map(([x, rx], n) => `<ellipse cx="${x}" cy="${4 + n * 9}" rx="${rx}" ry="1.6" opacity="${(0.5 - n * 0.055).toFixed(2)}"/>`)
  .join('')}</g></defs>`

export function glint([x, y]: Point, scale: number): string {
  return `<use href="#r" transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${scale.toFixed(2)})"/>`
}

/** A lamp with its halo. */
export function lamp([x, y]: Point, radius: number, opacity = 1): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="url(#g)"${opacityOf(opacity)}/>`
}

/** Light that falls on the ground or the water, or shines out of a wide opening. */
export function pool([x, y]: Point, [rx, ry]: Point, opacity = 1): string {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="url(#s)"${opacityOf(opacity)}/>`
}

/** A lit window, or the opening of a lit room. */
export function pane(points: readonly Point[], opacity = 0.6): string {
  return `<path d="M${toPoints(points)}z" fill="#ffab4a"${opacityOf(opacity)}/>`
}

/** A pane with upright sides, by its corners at the top left and the bottom right. */
export function window([left, top]: Point, [right, bottom]: Point, opacity?: number): string {
  return pane(
    [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ],
    opacity,
  )
}

/** Shows what shines only inside an outline. */
export function inside(id: string, outline: readonly Point[], body: string): string {
  return `<clipPath id="${id}"><path d="M${toPoints(outline)}z"/></clipPath><g clip-path="url(#${id})">${body}</g>`
}

export function toSvg({ size, origin = [0, 0], body }: Lights): string {
  const box = [...origin, size.width, size.height].join(' ')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="${box}">${defs}${body}</svg>\n`
}

function opacityOf(opacity: number): string {
  return opacity === 1 ? '' : ` opacity="${opacity}"`
}

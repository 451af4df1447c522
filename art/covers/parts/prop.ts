import type { Camera, Vec3 } from '../../scenery/camera.ts'
import { type Point, round } from '../../scenery/svg.ts'

/** A drawing in centimetres, standing on 0,0, put at a point of the picture. */
export function prop([x, y]: Point, pixelsPerMetre: number, body: string, turn = 0): string {
  const size = (pixelsPerMetre / 100).toFixed(4)
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${turn}) scale(${size})">${body}</g>`
}

/** The same in the world of a camera. */
export function propAt(camera: Camera, at: Vec3, body: string, times = 1): string {
  return prop(camera.project(at), camera.scaleAt(at) * times, body)
}

export function mirrored(body: string): string {
  return `<g transform="scale(-1 1)">${body}</g>`
}

/** A shape with a lighter edge on the side of the light: `d` in centimetres. */
export function shape(d: string, fill: string, attributes = ''): string {
  return `<path d="${d}" fill="${fill}" ${attributes}/>`
}

export function line(d: string, color: string, width: number, attributes = ''): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${attributes}/>`
}

export function oval([x, y]: Point, [rx, ry]: Point, fill: string, attributes = ''): string {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}" ${attributes}/>`
}

import { mix } from '../scenery/color.ts'
import { grain } from '../scenery/grain.ts'
import { lightPool } from '../scenery/sky.ts'
import {
  group,
  linearGradient,
  type Point,
  path,
  polygon,
  rectangle,
  stops,
  stroke,
  svgDocument,
} from '../scenery/svg.ts'
import { palette } from '../toolkit/palette.ts'
import type { Scene } from './scene.ts'

const size = { width: 1600, height: 900 }
const SPAN = 320
const RISE = 132
const ROW = 116

/** Covers a post that has no picture: bridge behind bridge, each row of arches nearer and darker, lit from the right. */
export const defaultCover: Scene = {
  name: 'cover',
  path: '/images/covers/default.jpg',
  width: 1200,
  widths: [240, 480, 672, 800, 1200, 1800],
  draw,
}

function draw(): string {
  const air = linearGradient([0, 0], [0, 900], stops([0, '#f4e6cb'], [0.5, '#b9d0cd'], [1, '#2b7a8b']))
  const rows = Array.from({ length: 8 }, (_, row) => arcade(row))
  return svgDocument(
    size,
    [
      air.defs + rectangle(0, 0, size, air.fill),
      lightPool([1120, 40], 1300, '#ffe3ae', 0.9),
      ...rows,
      lightPool([1120, 40], 1500, '#ffd79a', 0.34),
      grain(size),
    ].join(''),
  )
}

/** One bridge across the whole width; every other row is moved by half a span. */
function arcade(row: number): string {
  const depth = row / 7
  const deck = 168 + row * ROW * (0.82 + depth * 0.22)
  const color = mix(mix('#d3dcd4', palette.riverLight, depth * 1.25), palette.night, Math.max(0, depth - 0.35) * 1.2)
  const lit = mix(color, '#ffe6ba', 0.55 - depth * 0.25)
  const offset = (row % 2) * (SPAN / 2) - SPAN
  const spans = Array.from({ length: 8 }, (_, i) => {
    const middle = offset + i * SPAN + SPAN / 2
    const accent = row === 3 && i === 4
    return row % 2
      ? trussSpan(middle, deck, accent ? palette.oxide : color, accent ? '#e7a07f' : lit)
      : archSpan(middle, deck, color, lit)
  })
  const foot = linearGradient(
    [0, deck],
    [0, deck + 220],
    stops([0, '#ffffff', 0], [1, mix('#e9e6d8', color, depth), 0.5 * (1 - depth)]),
  )
  const haze = foot.defs + rectangle(0, deck, { width: 1600, height: 220 }, foot.fill)
  return group(spans.join('')) + haze
}

/** A stone arch whose spandrel fills to the deck, with the light on its ring. */
function archSpan(middle: number, deck: number, color: string, lit: string): string {
  const half = SPAN / 2
  const inner = half * 0.84
  const spring = deck + RISE
  const wall = `<path d="M${middle - half},${deck}H${middle + half}V${spring + 420}H${middle + inner}V${spring}A${inner},${RISE * 0.86} 0 0 0 ${middle - inner},${spring}V${spring + 420}H${middle - half}Z" fill="${color}"/>`
  const ring = `<path d="M${middle - inner},${spring}A${inner},${RISE * 0.86} 0 0 1 ${middle + inner},${spring}" fill="none" stroke="${lit}" stroke-width="3"/>`
  const joints = Array.from({ length: 13 }, (_, i) => {
    const angle = Math.PI * (0.06 + (i / 12) * 0.88)
    const at = (grow: number): Point => [
      middle - Math.cos(angle) * inner * grow,
      spring - Math.sin(angle) * RISE * 0.86 * grow,
    ]
    return stroke([at(1.01), at(1.1)], lit, 1.6, 'opacity="0.55"')
  })
  return wall + joints.join('') + ring + rectangle(middle - half, deck - 5, { width: SPAN, height: 6 }, lit)
}

/** A Burr truss on its own arch: chords, posts, braces toward the middle. */
function trussSpan(middle: number, deck: number, color: string, lit: string): string {
  const half = SPAN / 2
  const top = deck - 4
  const bottom = deck + 78
  const at = (t: number, y: number): Point => [middle - half + t * SPAN, y]
  const posts = Array.from({ length: 9 }, (_, i) => stroke([at(i / 8, top), at(i / 8, bottom)], color, 9))
  const braces = Array.from({ length: 8 }, (_, i) =>
    stroke(i < 4 ? [at(i / 8, bottom), at((i + 1) / 8, top)] : [at((i + 1) / 8, bottom), at(i / 8, top)], color, 6),
  )
  const arch = Array.from({ length: 25 }, (_, i): Point => at(i / 24, bottom + 34 - 100 * 4 * (i / 24) * (1 - i / 24)))
  const pier = polygon(
    path(
      [middle - half - 20, bottom],
      [middle - half + 20, bottom],
      [middle - half + 28, bottom + 460],
      [middle - half - 28, bottom + 460],
    ),
    color,
  )
  const lift = (points: readonly Point[]) => points.map(([x, y]): Point => [x + 1, y - 4])
  const chords = [top, bottom].map(
    y =>
      rectangle(middle - half, y - 6, { width: SPAN, height: 13 }, color) +
      rectangle(middle - half, y - 8, { width: SPAN, height: 3 }, lit),
  )
  return (
    pier + braces.join('') + posts.join('') + stroke(lift(arch), lit, 9) + stroke(arch, color, 10) + chords.join('')
  )
}

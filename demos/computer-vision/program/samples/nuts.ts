import { around, createCanvas, type Drawn, disc, fill, type Point, without } from './drawing.ts'

export const nutLights = ['even', 'side', 'dim'] as const
export type NutLight = (typeof nutLights)[number]

const width = 1200
const height = 900
const count = 20
const radius = 58

/** Steel hex nuts on a wooden board, none touching, in one of three lights. */
export function drawNuts(random: () => number, lamp: NutLight): Drawn {
  const pixels = createCanvas(width, height, [0, 0, 0])
  const grain = createGrain(random)
  fill(pixels, { left: 0, top: 0, right: width, bottom: height }, () => -1, grain)
  for (const center of placeNuts(random)) {
    const turn = random() * Math.PI
    const shadow = { x: center.x + 9, y: center.y + 7 }
    if (lamp === 'side') {
      fill(pixels, around(shadow, radius), hexagon(shadow, turn), (x, y) => darken(grain(x, y), 0.55))
    }
    const nut = without(hexagon(center, turn), disc(center, radius * 0.48))
    fill(pixels, around(center, radius), nut, (x, y) => toSteel(x - center.x, y - center.y, turn))
    fill(pixels, around(center, radius * 0.48), disc(center, radius * 0.48), (x, y) => darken(grain(x, y), 0.45))
  }
  expose(pixels.data, random, lamp)
  return { pixels, count, defects: [] }
}

function placeNuts(random: () => number): readonly Point[] {
  const centers: Point[] = []
  while (centers.length < count) {
    const margin = radius + 20
    const center = { x: margin + random() * (width - 2 * margin), y: margin + random() * (height - 2 * margin) }
    if (centers.every(other => Math.hypot(other.x - center.x, other.y - center.y) > 2 * radius + 22))
      centers.push(center)
  }
  return centers
}

/** Long wavy fibers along the board, with darker rings. */
function createGrain(random: () => number) {
  const waves = Array.from({ length: 6 }, () => ({
    pace: 0.02 + random() * 0.25,
    phase: random() * 7,
    depth: 4 + random() * 9,
  }))
  return (x: number, y: number): readonly [number, number, number] => {
    const across = y + 18 * Math.sin(x / 260) + 7 * Math.sin(x / 90 + y / 200)
    let level = 0
    for (const { pace, phase, depth } of waves) level += depth * Math.sin(across * pace + phase)
    const ring = 20 * Math.max(0, Math.sin(across / 46)) ** 6
    return [158 + level - ring, 116 + level * 0.8 - ring, 74 + level * 0.6 - ring]
  }
}

function hexagon(center: Point, turn: number) {
  return (x: number, y: number) => {
    let distance = Number.NEGATIVE_INFINITY
    for (let side = 0; side < 6; side++) {
      const angle = turn + (side * Math.PI) / 3
      distance = Math.max(distance, (x - center.x) * Math.cos(angle) + (y - center.y) * Math.sin(angle))
    }
    return distance - radius * Math.cos(Math.PI / 6)
  }
}

/** Brushed faces, and a beveled edge that catches the light on one side. */
function toSteel(dx: number, dy: number, turn: number): readonly [number, number, number] {
  const bevel = Math.hypot(dx, dy) > radius * 0.8 ? 22 * Math.cos(Math.atan2(dy, dx) + 2.2) : 0
  const level = 178 + bevel + 8 * Math.cos(3 * (Math.atan2(dy, dx) - turn))
  return [level, level + 2, level + 6]
}

function darken(
  [red, green, blue]: readonly [number, number, number],
  share: number,
): readonly [number, number, number] {
  return [red * share, green * share, blue * share]
}

function expose(data: Uint8ClampedArray, random: () => number, lamp: NutLight): void {
  const noise = lamp === 'dim' ? 34 : 12
  for (let i = 0; i < data.length; i += 4) {
    const x = ((i >> 2) % width) / width
    const y = Math.floor(i / 4 / width) / height
    const level = lamp === 'even' ? 1 : lamp === 'dim' ? 0.42 : 1.12 - 0.72 * x - 0.12 * y
    const grain = (random() + random() - 1) * noise
    for (let channel = i; channel < i + 3; channel++) data[channel] = (data[channel] ?? 0) * level + grain
  }
}

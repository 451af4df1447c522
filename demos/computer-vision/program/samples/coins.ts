import { around, type Color, createCanvas, type Drawn, disc, expose, fill, type Point, without } from './drawing.ts'

const count = 16
const clipped = 4
const kinds: readonly { readonly radius: number; readonly color: Color }[] = [
  { radius: 62, color: [206, 148, 104] },
  { radius: 74, color: [200, 142, 98] },
  { radius: 84, color: [188, 192, 194] },
  { radius: 96, color: [196, 200, 202] },
]

/** Coins of four sizes on a green cloth, none touching; one has a piece cut off. */
export function drawCoins(random: () => number): Drawn {
  const pixels = createCanvas(1400, 1000, [24, 66, 52])
  const placed: { readonly center: Point; readonly radius: number }[] = []
  const defects: Point[] = []
  while (placed.length < count) {
    const index = placed.length
    const { radius, color } = kinds[index % kinds.length] ?? { radius: 62, color: [200, 200, 200] }
    const margin = radius + 14
    const center = { x: margin + random() * (1400 - 2 * margin), y: margin + random() * (1000 - 2 * margin) }
    const isFree = placed.every(
      coin => Math.hypot(coin.center.x - center.x, coin.center.y - center.y) > coin.radius + radius + 14,
    )
    if (!isFree) continue
    placed.push({ center, radius })
    const cut = disc({ x: center.x - radius * 0.9, y: center.y + radius * 0.5 }, radius * 0.55)
    const coin = index === clipped ? without(disc(center, radius), cut) : disc(center, radius)
    if (index === clipped) defects.push(center)
    fill(pixels, around(center, radius), coin, color)
    mint(pixels, center, radius, color, coin)
  }
  expose(pixels, random, 0.2)
  return { pixels, count, defects }
}

/** A rim and a raised star: relief that must not be detected as holes. */
function mint(
  pixels: Drawn['pixels'],
  center: Point,
  radius: number,
  [red, green, blue]: Color,
  coin: ReturnType<typeof disc>,
): void {
  const rim = without(disc(center, radius * 0.9), disc(center, radius * 0.84))
  const figure = (x: number, y: number) => {
    const angle = Math.atan2(y - center.y, x - center.x)
    return Math.hypot(x - center.x, y - center.y) - radius * (0.42 + 0.12 * Math.cos(5 * angle))
  }
  const relief = (x: number, y: number) => Math.max(coin(x, y), Math.min(rim(x, y), figure(x, y)))
  fill(pixels, around(center, radius), relief, [red - 26, green - 26, blue - 26])
}

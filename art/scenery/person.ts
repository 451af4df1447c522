import { mix } from './color.ts'
import type { Clothes, Person } from './figure.ts'
import { drawHead } from './head.ts'
import { poses } from './poses.ts'
import { type Point, polygon, round, stroke } from './svg.ts'
import { drawTool } from './tools.ts'

/** A small simple figure; the rim of light is the same figure behind, moved toward the light. */
export function person(figure: Person): string {
  const { at, facing = 1, rim, height } = figure
  const body = drawBody(figure, figure.clothes)
  const place = (inner: string, dx: number, dy: number) =>
    `<g transform="translate(${round(at[0] + dx)} ${round(at[1] + dy)}) scale(${facing} 1)">${inner}</g>`
  if (!rim) return place(body, 0, 0)
  const width = rim.width ?? Math.max(1.2, height * 0.011)
  const edge = { coat: rim.color, trousers: rim.color, skin: rim.color, hat: rim.color }
  return place(drawBody(figure, edge, rim.color), rim.from * width, -width * 0.6) + place(body, 0, 0)
}

/** The shadow of the figure on the ground: the figure itself, sheared and flattened. */
export function personShadow(figure: Person, lean: number, length: number, color: string, opacity: number): string {
  const flat = { coat: color, trousers: color, skin: color, hat: color }
  const { at, facing = 1 } = figure
  return `<g opacity="${opacity}" transform="translate(${round(at[0])} ${round(at[1])}) matrix(1 0 ${lean} ${-length} 0 0) scale(${facing} 1)">${drawBody(figure, flat, color)}</g>`
}

function drawBody(
  { height: h, pose: chosen, tool, headwear = 'brim', cut = 'jacket' }: Person,
  clothes: Clothes,
  plain?: string,
): string {
  const pose = typeof chosen === 'string' ? poses[chosen] : chosen
  const turn = (from: Point, degrees: number, length: number): Point => {
    const angle = (degrees * Math.PI) / 180
    return [from[0] + Math.sin(angle) * length * h, from[1] + Math.cos(angle) * length * h]
  }
  const legs = pose.legs.map(([thigh, shin]) => {
    const knee = turn([0, 0], thigh, 0.245)
    return { knee, ankle: turn(knee, shin, 0.235), shin }
  })
  const lowest = Math.max(...legs.map(({ knee, ankle }) => Math.max(knee[1] + h * 0.035, ankle[1] + h * 0.03)))
  const hip: Point = [0, -lowest]
  const move = ([x, y]: Point): Point => [x, y - lowest]
  const neck = turn(hip, 180 - pose.lean, 0.34)
  const shoulder = turn(hip, 180 - pose.lean, 0.305)
  const head = turn(neck, 180 - pose.lean - pose.nod, 0.075)
  const limb = (points: readonly Point[], color: string, width: number) => stroke(points, color, width * h)
  const arms = pose.arms.map(([upper, fore]) => {
    const elbow = turn(shoulder, upper, 0.165)
    return { elbow, hand: turn(elbow, fore, 0.16) }
  })
  const leg = (index: number) => {
    const part = legs[index]
    if (!part) return ''
    const [knee, ankle] = [move(part.knee), move(part.ankle)]
    const color = index === 0 ? mix(clothes.trousers, '#000000', plain ? 0 : 0.18) : clothes.trousers
    const toe: Point = [
      ankle[0] + h * 0.06 * Math.cos((part.shin * Math.PI) / 240),
      ankle[1] + (part.shin < -60 ? h * 0.02 : h * 0.012),
    ]
    return (
      limb([hip, knee], color, 0.082) +
      limb([knee, ankle], color, 0.064) +
      limb([ankle, toe], mix(color, '#000000', plain ? 0 : 0.3), 0.04)
    )
  }
  const arm = (index: number) => {
    const part = arms[index]
    if (!part) return ''
    const sleeve =
      index === 0 ? mix(clothes.coat, '#000000', plain ? 0 : 0.2) : mix(clothes.coat, '#ffffff', plain ? 0 : 0.07)
    const hand = `<circle cx="${round(part.hand[0])}" cy="${round(part.hand[1])}" r="${round(h * 0.024)}" fill="${clothes.skin}"/>`
    return limb([shoulder, part.elbow], sleeve, 0.062) + limb([part.elbow, part.hand], sleeve, 0.05) + hand
  }
  const held = tool ? drawTool(tool, arms[1]?.hand ?? shoulder, arms[0]?.hand ?? shoulder, h, plain) : ''
  return (
    arm(0) +
    leg(0) +
    leg(1) +
    torso(
      hip,
      shoulder,
      legs.map(l => move(l.knee)),
      h,
      cut,
      clothes.coat,
    ) +
    limb([shoulder, head], clothes.skin, 0.05) +
    drawHead(head, h, pose.lean + pose.nod, clothes, headwear) +
    (tool?.behindHand ? held + arm(1) : arm(1) + held)
  )
}

function torso(
  hip: Point,
  shoulder: Point,
  knees: readonly Point[],
  h: number,
  cut: Person['cut'],
  color: string,
): string {
  const [ax, ay] = [shoulder[0] - hip[0], shoulder[1] - hip[1]]
  const size = Math.hypot(ax, ay)
  const side: Point = [(-ay / size) * h, (ax / size) * h]
  const at = (from: Point, across: number, down = 0): Point => [
    from[0] + side[0] * across - (ax / size) * down * h,
    from[1] + side[1] * across - (ay / size) * down * h,
  ]
  const trunk = [
    at(shoulder, -0.03, -0.045),
    at(shoulder, -0.062, 0.0),
    at(shoulder, 0.03, -0.045),
    at(shoulder, 0.066, 0.0),
    at(shoulder, 0.088, 0.08),
    at(hip, 0.068, -0.04),
    at(hip, 0.075, 0.035),
    at(hip, -0.08, 0.035),
    at(hip, -0.068, -0.05),
    at(shoulder, -0.086, 0.08),
  ]
  const body = polygon(trunk, color, `stroke="${color}" stroke-width="${round(h * 0.025)}" stroke-linejoin="round"`)
  if (cut === 'jacket') return body
  const reach = cut === 'skirt' ? 0.34 : 0.17
  const xs = knees.map(knee => knee[0] * (reach / 0.25))
  const hem = [
    at(hip, 0.07, -0.08),
    at(hip, -0.075, -0.08),
    [Math.min(...xs, 0) - h * 0.085, hip[1] + h * reach],
    [Math.max(...xs, 0) + h * 0.085, hip[1] + h * reach],
  ] as const
  return body + polygon(hem, color, `stroke="${color}" stroke-width="${round(h * 0.015)}" stroke-linejoin="round"`)
}

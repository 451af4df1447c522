import { type Point, path, polygon, round, stroke } from './svg.ts'

export type Tool = {
  readonly kind:
    | 'hammer'
    | 'saw'
    | 'plank'
    | 'square'
    | 'rod'
    | 'lantern'
    | 'plan'
    | 'axe'
    | 'mallet'
    | 'level'
    | 'staff'
    | 'auger'
  /** Degrees the tool turns from its usual hold. */
  readonly turn?: number
  readonly wood?: string
  readonly metal?: string
  readonly behindHand?: boolean
}

type Look = {
  readonly h: number
  readonly wood: string
  readonly metal: string
  readonly paper: string
  readonly glow: string
}

/** The tool in the near hand (a plan is held in both); `plain` paints all of it in one colour. */
export function drawTool(tool: Tool, hand: Point, farHand: Point, h: number, plain?: string): string {
  const look = {
    h,
    wood: plain ?? tool.wood ?? '#c79a63',
    metal: plain ?? tool.metal ?? '#dbe7e6',
    paper: plain ?? '#f7f4ee',
    glow: plain ?? '#fff0cc',
  }
  const at: Point = tool.kind === 'plan' ? [(hand[0] + farHand[0]) / 2, (hand[1] + farHand[1]) / 2] : hand
  return `<g transform="translate(${round(at[0])} ${round(at[1])}) rotate(${tool.turn ?? 0})">${shapes[tool.kind](look)}</g>`
}

const line = ({ h }: Look, points: readonly Point[], color: string, width: number) =>
  stroke(
    points.map(([x, y]): Point => [x * h, y * h]),
    color,
    width * h,
  )
const shape = ({ h }: Look, points: readonly Point[], color: string) =>
  polygon(
    points.map(([x, y]): Point => [x * h, y * h]),
    color,
  )

/** Drawn with the hand at 0,0, in heights of the figure. */
const shapes: Readonly<Record<Tool['kind'], (look: Look) => string>> = {
  hammer: look =>
    line(look, path([0, 0.05], [0, -0.16]), look.wood, 0.02) +
    shape(look, path([-0.05, -0.2], [0.06, -0.19], [0.06, -0.145], [-0.05, -0.15]), look.metal),
  mallet: look =>
    line(look, path([0, 0.05], [0, -0.2]), look.wood, 0.022) +
    shape(look, path([-0.075, -0.28], [0.075, -0.28], [0.065, -0.18], [-0.065, -0.18]), look.wood),
  axe: look =>
    line(look, path([0, 0.16], [0.01, -0.3]), look.wood, 0.02) +
    shape(look, path([-0.02, -0.3], [0.1, -0.34], [0.115, -0.2], [-0.02, -0.24]), look.metal),
  saw: look =>
    shape(look, path([-0.05, -0.04], [0.04, -0.05], [0.42, 0.0], [0.42, 0.025], [-0.02, 0.06]), look.metal) +
    line(look, path([-0.06, -0.02], [-0.02, 0.05]), look.wood, 0.035),
  plank: look => shape(look, path([-0.62, -0.055], [0.62, -0.055], [0.62, 0.0], [-0.62, 0.0]), look.wood),
  square: look =>
    line(look, path([0, 0.02], [0, -0.3]), look.metal, 0.026) +
    line(look, path([0, 0.02], [0.19, 0.02]), look.metal, 0.026),
  rod: look =>
    line(look, path([0, 0.42], [0, -0.85]), look.paper, 0.026) +
    [0.3, 0.1, -0.1, -0.3, -0.5, -0.7]
      .map(y => line(look, path([0, y], [0, y - 0.09]), look.paper === look.metal ? look.paper : '#a63d24', 0.027))
      .join(''),
  staff: look => line(look, path([0, 0.46], [0, -0.42]), look.wood, 0.018),
  level: look =>
    shape(look, path([-0.2, -0.03], [0.2, -0.03], [0.2, 0.02], [-0.2, 0.02]), look.wood) +
    shape(look, path([-0.04, -0.022], [0.04, -0.022], [0.04, 0.0], [-0.04, 0.0]), look.glow),
  auger: look =>
    line(look, path([0, -0.02], [0, 0.28]), look.metal, 0.018) +
    line(look, path([-0.09, -0.02], [0.09, -0.02]), look.wood, 0.026),
  plan: look => shape(look, path([-0.13, -0.1], [0.13, -0.07], [0.14, 0.07], [-0.12, 0.04]), look.paper),
  lantern: look =>
    line(look, path([-0.03, 0.03], [0, 0], [0.03, 0.03]), look.metal, 0.01) +
    shape(look, path([-0.035, 0.04], [0.035, 0.04], [0.045, 0.15], [-0.045, 0.15]), look.glow) +
    shape(look, path([-0.05, 0.14], [0.05, 0.14], [0.05, 0.17], [-0.05, 0.17]), look.wood),
}

import { clothes } from '../scenery/crew.ts'
import { lightShaft } from '../scenery/lantern.ts'
import type { Person } from '../scenery/figure.ts'
import { lightPool } from '../scenery/sky.ts'
import { linearGradient, path, rectangle, stops } from '../scenery/svg.ts'
import { type Cover, line, picture, placed, raised, shape, size, times } from './parts-b/frame.ts'
import { scribe } from './parts-b/hands.ts'
import { modelArch, modelCable, modelCovered, modelKingPost } from './parts-b/models.ts'

const BENCH = 640

export const cover: Cover = { id: 'custom-built-agentic-enterprise-decision-making-ai', svg }

function svg(): string {
  const wall = linearGradient([0, 0], [1600, 700], stops([0, '#f7f0e0'], [0.6, '#e2dccf'], [1, '#b9b9b0']))
  return picture(
    [
      wall.defs + rectangle(0, 0, size, wall.fill),
      niches(),
      lightShaft(path([-40, 40], [260, -60], [1300, 640], [700, 660]), '#fff0c9', 0.55, 40),
      bench(),
      [modelKingPost, modelCovered, modelArch, modelCable]
        .map((model, i) => balance(180 + i * 310, model(), i))
        .join(''),
      engineer(),
      lightPool([180, 80], 900, '#ffe3a8', 0.4),
    ],
    '#12333f',
    0.3,
  )
}

/** A blind arcade on the wall behind: one arch to a model. */
function niches(): string {
  const arch = (x: number) => {
    const d = `M${x - 126},640V286A126,118 0 0 1 ${x + 126},286V640Z`
    const depth = linearGradient([x - 126, 0], [x + 126, 0], stops([0, '#4d7a82'], [0.5, '#6f989b'], [1, '#8fb0ae']))
    return (
      depth.defs +
      shape(d, depth.fill) +
      line(d, '#f7f4ee', 10) +
      line(`M${x - 126},640V286A126,118 0 0 1 ${x - 20},170`, '#175468', 5, 'opacity="0.5"')
    )
  }
  return (
    times(5, i => arch(180 + i * 310)).join('') +
    rectangle(0, 96, { width: 1600, height: 16 }, '#f7f4ee') +
    rectangle(0, 112, { width: 1600, height: 7 }, '#a89f8e', 'opacity="0.5"')
  )
}

function bench(): string {
  const front = linearGradient([0, BENCH], [0, 900], stops([0, '#175468'], [1, '#0b222b']))
  return (
    raised(rectangle(-20, BENCH, { width: 1320, height: 34 }, '#c99f6a'), 10) +
    rectangle(-20, BENCH, { width: 1320, height: 6 }, '#f0d09a') +
    front.defs +
    rectangle(0, BENCH + 34, { width: 1284, height: 240 }, front.fill) +
    times(5, i => line(`M${25 + i * 310},${BENCH + 44}V900`, '#0b222b', 4)).join('') +
    shape('M1284,674h10V900h-10Z', '#06171e')
  )
}

/** A scale with its pan, the model on it, and three dials below. */
function balance(x: number, model: string, index: number): string {
  const column =
    shape(`M${x - 46},${BENCH}L${x - 22},${BENCH - 62}H${x + 22}L${x + 46},${BENCH}Z`, '#85301b') +
    shape(`M${x - 60},${BENCH - 10}H${x + 60}V${BENCH}H${x - 60}Z`, '#a63d24') +
    line(`M${x - 20},${BENCH - 60}L${x - 40},${BENCH - 8}`, '#d9795f', 4)
  const pan =
    raised(
      shape(
        `M${x - 128},${BENCH - 92}H${x + 128}Q${x + 104},${BENCH - 60} ${x},${BENCH - 58}Q${x - 104},${BENCH - 60} ${x - 128},${BENCH - 92}Z`,
        '#c98f4e',
      ),
      6,
    ) + line(`M${x - 126},${BENCH - 91}H${x + 126}`, '#ffe6ba', 4)
  const dials = times(3, i => dial(x - 84 + i * 84, 766, -110 + (((index * 3 + i) * 67) % 220)))
  return column + pan + placed(model, x, BENCH - 94) + dials.join('')
}

function dial(x: number, y: number, degrees: number): string {
  const ticks = times(9, i => {
    const angle = ((-120 + i * 30 - 90) * Math.PI) / 180
    return line(
      `M${Math.round(x + Math.cos(angle) * 22)},${Math.round(y + Math.sin(angle) * 22)}L${Math.round(x + Math.cos(angle) * 27)},${Math.round(y + Math.sin(angle) * 27)}`,
      '#10303c',
      2.4,
    )
  })
  return (
    raised(`<circle cx="${x}" cy="${y}" r="36" fill="#c98f4e"/>`, 5) +
    `<circle cx="${x}" cy="${y}" r="31" fill="#fffaf0"/>` +
    ticks.join('') +
    `<g transform="translate(${x} ${y}) rotate(${degrees})">${line('M0,6V-24', '#a63d24', 4)}</g><circle cx="${x}" cy="${y}" r="4.5" fill="#10303c"/>`
  )
}

function engineer(): string {
  const figure: Person = {
    at: [1432, 868],
    height: 520,
    pose: 'reading',
    facing: -1,
    clothes: clothes.teal,
    headwear: 'bun',
    cut: 'coat',
    rim: { color: '#fff4d8', from: -1, width: 4 },
  }
  return `<ellipse cx="1450" cy="872" rx="150" ry="16" fill="#06171e" opacity="0.4"/>${scribe(figure)}`
}

import { lightPool } from '../../scenery/sky.ts'
import { linearGradient, rectangle } from '../../scenery/svg.ts'
import { cardDrawers } from './office.ts'
import { line, oval, prop, shape } from './prop.ts'
import { type Arch, archOpening, blockwork, cutWall, voussoirs } from './stones.ts'

export const FLOOR = 690
const windows: readonly Arch[] = [560, 800, 1040, 1280, 1520].map(x => ({ at: [x, 300], half: 82, rise: 92 }))

/** The far wall, with its row of windows onto the moonlit river. */
export function hall(): string {
  const night = linearGradient(
    [0, 100],
    [0, 700],
    [
      [0, '#2b7a8b'],
      [0.6, '#8fb8bf'],
      [1, '#dbe7e6'],
    ],
  )
  const wall = linearGradient(
    [0, 0],
    [0, 770],
    [
      [0, '#0d2a35'],
      [1, '#1a4a58'],
    ],
  )
  const panes = windows.map(({ at: [x, y] }) =>
    line(
      `M${x},${y - 92}V600M${x - 82},${y}H${x + 82}M${x - 82},${y + 100}H${x + 82}M${x - 82},${y + 200}H${x + 82}`,
      '#123844',
      6,
    ),
  )
  const hills =
    shape('M400,470C600,420 760,470 900,440C1100,400 1300,470 1620,430V620H400Z', '#2f6a78') +
    shape('M400,540C700,500 900,560 1620,510V620H400Z', '#1f5464')
  const moon = oval([1000, 268], [26, 26], '#f7f4ee') + lightPool([1000, 268], 200, '#dbe7e6', 0.5)
  return [
    night.defs + rectangle(400, 0, { width: 1200, height: 700 }, night.fill),
    moon,
    hills,
    ...panes,
    wall.defs,
    cutWall(rectangle(380, -10, { width: 1240, height: 790 }, wall.fill), [380, -10, 1240, 790], windows, 600),
    ...windows.map(arch => `<path d="${archOpening(arch, 600)}" fill="none" stroke="#2b6576" stroke-width="7"/>`),
    ...[680, 920, 1160, 1400].map(x => rectangle(x - 15, 150, { width: 30, height: 560 }, '#0f313d')),
  ].join('')
}

function floor(x: number, width: number, seed: string): string {
  return (
    blockwork({ seed, at: [x, FLOOR], width, height: 96, course: 32, color: '#7d8a86', mortar: '#24424c' }) +
    rectangle(x - 6, FLOOR - 12, { width: width + 12, height: 16 }, '#c3c6b8')
  )
}

const vault: Arch = { at: [262, 300], half: 228, rise: 196 }

/** The hall of card drawers, under a vault. */
export function leftHall(): string {
  const wall = blockwork({
    seed: 'vault',
    at: [-20, -20],
    width: 560,
    height: 720,
    course: 46,
    color: '#5d7a7e',
    mortar: '#24424c',
  })
  const inside = linearGradient(
    [0, 100],
    [0, 690],
    [
      [0, '#3a2a22'],
      [1, '#8a5a3a'],
    ],
  )
  const cabinets =
    prop([262, FLOOR - 12], 182, cardDrawers(9, 10, { wood: '#8f5c3a', open: [31, 48, 59] })) +
    prop([262, 268], 182, cardDrawers(7, 2, { wood: '#7d4f33' }))
  return [
    `${inside.defs}<path d="${archOpening(vault, FLOOR)}" fill="${inside.fill}"/>`,
    cabinets,
    lightPool([262, 330], 330, '#f0b56b', 0.42),
    cutWall(wall, [-20, -20, 560, 720], [vault], FLOOR),
    voussoirs('hall', vault, { depth: 40, color: '#9fb0ab' }),
    floor(-20, 572, 'left floor'),
  ].join('')
}

export function rightHall(): string {
  return floor(1130, 500, 'right floor')
}

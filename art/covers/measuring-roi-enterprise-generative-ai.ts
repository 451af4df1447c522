import { createCamera } from '../scenery/camera.ts'
import { clothes } from '../scenery/crew.ts'
import { lantern } from '../scenery/lantern.ts'
import { paintSolids } from '../scenery/paint-solids.ts'
import type { Person } from '../scenery/figure.ts'
import { person } from '../scenery/person.ts'
import { linearGradient, path, rectangle, stops } from '../scenery/svg.ts'
import { reeds } from '../scenery/trees.ts'
import { type Cover, line, picture, shape, size, times } from './parts-b/frame.ts'
import { horse } from './parts-b/horse.ts'
import { flatPier } from './parts-b/stones.ts'
import { dusk } from './parts-b/times-of-day.ts'
import { booth } from './parts-b/toll-booth.ts'
import { ground, river, valley } from './parts-b/valley.ts'
import { wagon } from './parts-b/wagon.ts'

const shore = 720
const DECK = 622
const EAVE = 330
const sun = [1180, 560] as const

export const cover: Cover = { id: 'measuring-roi-enterprise-generative-ai', svg }

function svg(): string {
  const house = section()
  return picture(
    [
      valley({
        seed: 'ledger of tolls',
        time: dusk,
        horizon: shore,
        sun,
        form: t => 60 * Math.sin(t * 3) - 90,
        trees: [60, 130],
      }),
      river({
        time: dusk,
        horizon: shore,
        sun,
        mirrored: `<g transform="translate(0 1500) scale(1 -1)">${house}</g>`,
        sparkle: 90,
      }),
      flatPier({ seed: 'roi left', x: [560, 640], y: [DECK + 44, 850], batter: 14 }),
      flatPier({ seed: 'roi right', x: [1390, 1470], y: [DECK + 44, 850], batter: 14 }),
      ground(dusk, 'M0,622H560V668C540,700 520,760 530,900H0Z', 620),
      house,
      inside(),
      booth(),
      reeds('left', path([-10, 908], [500, 908]), 100, dusk.reeds),
    ],
    '#05141b',
    0.45,
  )
}

/** Cut along its length: what the saw went through is dark, what lies behind is lit. */
function section(): string {
  const room = linearGradient([0, EAVE], [0, DECK], stops([0, '#b9793f'], [0.5, '#f0c07a'], [1, '#d39a5c']))
  const boards = times(31, i => line(`M${596 + i * 32},${EAVE}V${DECK}`, '#9a6434', 2, 'opacity="0.5"'))
  const posts = times(9, i => shape(`M${592 + i * 110},${EAVE}h20v${DECK - EAVE}h-20Z`, '#8f6238'))
  const braces = times(8, i =>
    line(
      i < 4
        ? `M${602 + i * 110},${DECK}L${712 + i * 110},${EAVE + 20}`
        : `M${712 + i * 110},${DECK}L${602 + i * 110},${EAVE + 20}`,
      '#9c6d40',
      12,
    ),
  )
  const arch =
    line(`M592,${DECK + 30}Q1042,${EAVE - 190} 1492,${DECK + 30}`, '#7b4a30', 20) +
    line(`M592,${DECK + 22}Q1042,${EAVE - 198} 1492,${DECK + 22}`, '#f6d9ab', 3)
  const roof =
    shape(`M540,${EAVE + 8}L620,190H1466L1546,${EAVE + 8}Z`, '#35535a') +
    times(11, i => line(`M${632 + i * 82},196L${580 + i * 92},${EAVE + 4}`, '#274a53', 3)).join('') +
    times(4, i => line(`M${604 - i * 18},${220 + i * 28}H${1482 + i * 18}`, '#456e76', 2)).join('')
  const cut =
    line(`M540,${EAVE + 10}H1546`, '#7b2a17', 14) +
    shape(`M540,${DECK}H1546V${DECK + 18}H540Z`, '#a63d24') +
    shape(`M540,${DECK + 18}H1546V${DECK + 44}H540Z`, '#5a2014') +
    times(24, i => shape(`M${556 + i * 42},${DECK + 18}h16v26h-16Z`, '#85301b')).join('') +
    line(`M540,${DECK}H1546M620,190H1466`, '#f6d9ab', 3)
  const ends = shape(`M572,${EAVE}h22v${DECK - EAVE}h-22ZM1492,${EAVE}h22v${DECK - EAVE}h-22Z`, '#7b2a17')
  return (
    room.defs +
    rectangle(592, EAVE, { width: 900, height: DECK - EAVE }, room.fill) +
    boards.join('') +
    arch +
    braces.join('') +
    posts.join('') +
    roof +
    ends +
    cut
  )
}

/** A crossing and a repair: the two things that are written down. */
function inside(): string {
  const camera = createCamera(size, {
    eye: [0, 1.4, 30],
    target: [0, 1.4, 0],
    fieldOfView: 34,
    shift: [80, DECK - 450 - 1.4 * 87],
  })
  const cart = paintSolids(camera, wagon({ at: [0, 0, 0], canvas: '#f6e3bd', bed: '#1d5866' }), {
    toward: [0.2, 0.8, 0.6],
    sun: '#ffe0a8',
    shade: '#a98a6a',
  })
  const worker: Person = {
    at: [1378, DECK],
    height: 148,
    pose: 'hammering',
    facing: 1,
    tool: { kind: 'hammer' },
    clothes: clothes.oxide,
    headwear: 'cap',
    rim: { color: '#fff0cf', from: -1 },
  }
  const driver: Person = {
    at: [1240, DECK],
    height: 148,
    pose: 'walking',
    facing: 1,
    clothes: clothes.teal,
    headwear: 'brim',
    rim: { color: '#fff0cf', from: -1 },
  }
  const lamps = [690, 1300].map(x => line(`M${x},${EAVE}v40`, '#3a2b26', 4) + lantern([x, EAVE + 36], 44, 190))
  return (
    lamps.join('') +
    cart +
    horse({ at: [1146, DECK], height: 168, facing: 1 }) +
    person(driver) +
    line(`M1408,${DECK - 4}h76`, '#f6e3bd', 10) +
    person(worker)
  )
}

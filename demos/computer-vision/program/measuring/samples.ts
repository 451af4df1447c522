import { createRandom } from '../../../kit/random.ts'
import { drawBlister } from '../samples/blister.ts'
import { drawCircuit } from '../samples/circuit.ts'
import { drawCoins } from '../samples/coins.ts'
import type { Drawn } from '../samples/drawing.ts'
import { drawNuts } from '../samples/nuts.ts'
import { drawWashers } from '../samples/washers.ts'
import { defaultSettings, photoSettings, type Settings } from './settings.ts'

type Sample = {
  readonly label: string
  /** The known defects, so that the visitor can compare. */
  readonly note: string
  readonly settings: Settings
  readonly draw: (random: () => number) => Drawn
}

export const sampleIds = ['washers', 'circuit', 'blister', 'coins', 'good-washers', 'nuts'] as const
export type SampleId = (typeof sampleIds)[number]

export const samples: { readonly [Id in SampleId]: Sample } = {
  washers: {
    label: 'Washers',
    note: 'Drawn with 20 washers: one has no hole, one is cracked.',
    settings: { ...defaultSettings, expected: 20 },
    draw: random => drawWashers(random, { withoutHole: 7, cracked: 13 }),
  },
  circuit: {
    label: 'Circuit board',
    note: 'Drawn with 9 traces: one is broken, so 10 pieces are found.',
    settings: { ...defaultSettings, expected: 9 },
    draw: drawCircuit,
  },
  blister: {
    label: 'Tablets',
    note: 'Drawn with 20 pockets: one is empty, one tablet is chipped.',
    settings: { ...defaultSettings, expected: 20 },
    draw: drawBlister,
  },
  coins: {
    label: 'Coins',
    note: 'Drawn with 16 coins of four sizes and two metals, so neither size nor shade is compared: one is clipped.',
    settings: { ...defaultSettings, expected: 16, compare: ['outline', 'hole'] },
    draw: drawCoins,
  },
  'good-washers': {
    label: 'Good washers',
    note: 'Drawn with 20 washers and no faults: nothing should be marked.',
    settings: { ...defaultSettings, expected: 20 },
    draw: random => drawWashers(random, {}),
  },
  nuts: {
    label: 'Nuts on wood',
    note: 'Drawn with 20 nuts on a wooden board, lit from the left. All are alike: nothing should be marked.',
    settings: { ...photoSettings, expected: 20 },
    draw: random => drawNuts(random, 'side'),
  },
}

/** Returns the same picture on every call. */
export function drawSample(id: SampleId): Drawn {
  return samples[id].draw(createRandom(20 + sampleIds.indexOf(id)))
}

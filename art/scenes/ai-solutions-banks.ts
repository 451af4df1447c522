import { clothes } from '../scenery/crew.ts'
import { lantern } from '../scenery/lantern.ts'
import { foliage } from '../scenery/moods.ts'
import type { Person } from '../scenery/figure.ts'
import { person } from '../scenery/person.ts'
import { lightPool } from '../scenery/sky.ts'
import { linearGradient, path, stops } from '../scenery/svg.ts'
import { broadleaf, hemlock, treeRow } from '../scenery/trees.ts'

export const shore = 840

export function banks(): string {
  const ground = linearGradient([0, 770], [0, shore + 20], stops([0, '#8a7350'], [0.3, '#3f5a55'], [1, '#14333c']))
  const left = `M0,776H398C412,790 416,815 430,${shore + 6}H0Z`
  const right = `M1600,776H1202C1188,790 1184,815 1170,${shore + 6}H1600Z`
  const tones = foliage.dusk
  return [
    treeRow({
      seed: 'behind left',
      along: path([-30, 778], [120, 778]),
      count: 5,
      heights: [220, 420],
      lightFrom: 1,
      foliage: tones,
    }),
    treeRow({
      seed: 'behind right',
      along: path([1490, 778], [1630, 778]),
      count: 5,
      heights: [220, 420],
      lightFrom: -1,
      foliage: tones,
    }),
    ground.defs,
    `<path d="${left}" fill="${ground.fill}"/><path d="${right}" fill="${ground.fill}"/>`,
  ].join('')
}

/** Where both ways begin: a knoll with a sycamore, a lantern and someone choosing. */
export function island(): string {
  const ground = linearGradient([0, 780], [0, shore + 20], stops([0, '#b08a58'], [0.35, '#4f6259'], [1, '#14333c']))
  const walker: Person = {
    at: [790, 782],
    height: 92,
    pose: 'standing',
    facing: 1,
    clothes: clothes.night,
    headwear: 'brim',
    cut: 'coat',
    tool: { kind: 'staff' },
    rim: { color: '#ffd79a', from: 1 },
  }
  return [
    hemlock({ seed: 'island pine', at: [770, 784], height: 330, lightFrom: 1, foliage: foliage.dusk }),
    broadleaf({ seed: 'island tree', at: [822, 786], height: 260, lightFrom: 1, foliage: foliage.dusk }),
    `${ground.defs}<path d="M706,${shore + 6}C716,800 740,780 770,779H832C862,780 886,800 896,${shore + 6}Z" fill="${ground.fill}"/>`,
    lightPool([826, 720], 130, '#ffbe6d', 0.4),
    '<path d="M842,784V690H826" fill="none" stroke="#0b1f27" stroke-width="5"/>',
    lantern([826, 692], 32, 110),
    person(walker),
  ].join('')
}

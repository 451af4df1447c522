import type { Camera } from '../scenery/camera.ts'
import { clothes } from '../scenery/crew.ts'
import { foliage } from '../scenery/moods.ts'
import type { Person } from '../scenery/figure.ts'
import { person, personShadow } from '../scenery/person.ts'
import { linearGradient, type Point, path, stops, stroke } from '../scenery/svg.ts'
import { theodolite } from '../scenery/theodolite.ts'
import { broadleaf, reeds } from '../scenery/trees.ts'

/** Where the river runs, in metres to the right, `distance` metres ahead. */
export function centre(distance: number): number {
  return 9 + Math.sin(distance / 62 - 1.15) * 16 + distance * 0.07
}

/** The knoll with the surveyors; the line of sight crosses to the rod on the far bank. */
export function foreground(camera: Camera): string {
  const ground = linearGradient([200, 800], [330, 1200], stops([0, '#7f9c78'], [0.25, '#3f6f69'], [1, '#0f303a']))
  const knoll = '<path d="M0,842C120,822 270,826 420,872C560,918 650,1010 800,1080C930,1138 1080,1180 1180,1200H0Z" '
  const rod: Point = camera.project([centre(92) + 29, 0, -92])
  const rodman: Person = {
    at: rod,
    height: 66,
    pose: 'raising',
    facing: -1,
    tool: { kind: 'rod' },
    clothes: clothes.oxide,
    headwear: 'brim',
    rim: { color: '#fff3d3', from: 1 },
  }
  const instrument: Point = [330, 872]
  const sightLine = stroke(
    path([instrument[0] + 40, instrument[1] - 206], [rod[0], rod[1] - 70]),
    '#a63d24',
    2.4,
    'stroke-dasharray="3 9" opacity="0.8"',
  )
  return [
    person(rodman),
    `${ground.defs}${knoll} fill="${ground.fill}"/>`,
    broadleaf({ seed: 'frame', at: [-30, 900], height: 760, lightFrom: 1, foliage: foliage.day }),
    ...surveyors.map(figure => personShadow(figure, 0.8, 0.22, '#0b2a34', 0.4)),
    sightLine,
    theodolite(instrument, 214, '#14323c', '#fff0cc'),
    ...surveyors.map(person),
    reeds('knoll', path([-10, 1210], [1100, 1215]), 110, ['#0d2b35', '#1b4a53', '#7d9a7c']),
  ].join('')
}

const rim = { color: '#fff0cc', from: 1 } as const

const surveyors: readonly Person[] = [
  {
    at: [222, 878],
    height: 250,
    pose: 'sighting',
    facing: 1,
    clothes: clothes.teal,
    headwear: 'brim',
    cut: 'coat',
    rim,
  },
  {
    at: [505, 955],
    height: 262,
    pose: 'reading',
    facing: 1,
    tool: { kind: 'plan' },
    clothes: clothes.linen,
    headwear: 'bun',
    cut: 'skirt',
    rim,
  },
]

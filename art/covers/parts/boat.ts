import { line, oval, prop, shape } from './prop.ts'

const MOORING = [660, 798] as const

export function boatInside(): string {
  const inside = shape('M-184,-64C-120,-84 100,-86 190,-76C90,-50 -110,-50 -184,-64Z', '#4d1c10')
  const seat = shape('M-96,-66H-50V-57H-96Z', '#c79a63')
  const oar = line('M-150,-92L-30,-58', '#d9b27c', 7) + shape('M-196,-112L-146,-98L-150,-86L-200,-98Z', '#d9b27c')
  return prop(MOORING, 108, oval([0, 16], [220, 16], '#10303c', 'opacity="0.35"') + inside + seat + oar)
}

export function boatSide(): string {
  const hull = shape(
    'M-190,-64C-120,-50 90,-48 196,-76C186,-20 160,10 120,18H-120C-160,10 -184,-26 -190,-64Z',
    '#85301b',
  )
  const planks = line('M-180,-34C-110,-22 90,-22 184,-42M-166,-8C-100,2 80,2 164,-14', '#5c1f10', 3)
  const edge = line('M-190,-64C-120,-48 90,-46 196,-76', '#d9795f', 9)
  const rope = line('M192,-74C230,-40 262,-80 300,-96', '#e9d9b6', 4)
  return prop(MOORING, 108, hull + planks + edge + rope)
}

import { lightPool } from '../scenery/sky.ts'
import { blurred, linearGradient, rectangle, stops } from '../scenery/svg.ts'
import { bridgeDrawing } from './parts-b/drawings.ts'
import { type Cover, line, picture, placed, raised, shape, size, times } from './parts-b/frame.ts'
import { field, handwriting, paper, pen, tickBox } from './parts-b/papers.ts'

export const cover: Cover = { id: 'give-the-model-a-form', svg }

function svg(): string {
  const desk = linearGradient([0, 0], [1600, 900], stops([0, '#2b7a8b'], [0.5, '#175468'], [1, '#0d2a35']))
  return picture(
    [
      desk.defs + rectangle(0, 0, size, desk.fill),
      times(8, i => line(`M-20,${60 + i * 118}H1620`, '#0b222b', 2, 'opacity="0.22"')).join(''),
      placed(paper(470, 640, '#d9d2c5'), 330, 500, -17),
      placed(form(), 640, 452, -5),
      placed(checklist(), 1180, 430, 5),
      placed(pen(), 1080, 800, -24),
      inkwell(),
      lattice(),
      lightPool([420, 60], 1000, '#ffdc9c', 0.42),
    ],
    '#06171e',
    0.5,
  )
}

/** Five fields: four are filled in, one is left empty, as the form allows. */
function form(): string {
  const fields = times(5, i => field(-230, -176 + i * 106, i === 3 ? 460 : 460 - (i % 2) * 130, 58, i !== 3))
  const ink = [0, 1, 2, 4].map(i => handwriting(`field ${i}`, -206, -136 + i * 106, 250 - (i % 2) * 60 - i * 12, 18))
  const head =
    placed(bridgeDrawing('truss', 130, '#a63d24', 4), -150, -300) + line('M-40,-322H190M-40,-296H110', '#10303c', 10)
  return paper(560, 800) + head + line('M-230,-242H230', '#a89f8e', 3) + fields.join('') + ink.join('')
}

function checklist(): string {
  const rows = times(
    5,
    i =>
      tickBox(-150, -156 + i * 82, 42, i < 4) +
      line(`M-78,${-135 + i * 82}h${170 - (i % 3) * 34}`, '#5d7d84', 8) +
      line(`M-78,${-117 + i * 82}h${96 + (i % 2) * 40}`, '#b8c6c4', 6),
  )
  const clip =
    raised(shape('M-74,-296H74V-254Q74,-240 60,-240H-60Q-74,-240 -74,-254Z', '#c98f4e'), 6) +
    line('M-66,-290H66', '#f6d9ab', 4) +
    '<circle cx="0" cy="-296" r="22" fill="#c98f4e"/><circle cx="0" cy="-296" r="9" fill="#175468"/>'
  return (
    raised(shape('M-216,-272H216V294H-216Z', '#7b4a30'), 16, 0.5) +
    shape('M-190,-248H190V268H-190Z', '#fffdf6') +
    rows.join('') +
    clip
  )
}

function inkwell(): string {
  return (
    raised('<circle cx="1506" cy="136" r="70" fill="#85301b"/>', 12) +
    '<circle cx="1506" cy="136" r="44" fill="#0b222b"/>' +
    line('M1474,98A54,54 0 0 1 1514,84', '#d9795f', 6) +
    '<ellipse cx="1512" cy="144" rx="30" ry="24" fill="#10303c"/>'
  )
}

/** The shadow of a lattice bridge falls through the window onto the desk. */
function lattice(): string {
  const bars = times(16, i =>
    line(`M${-300 + i * 170},-60L${300 + i * 170},980M${300 + i * 170},-60L${-300 + i * 170},980`, '#06171e', 30),
  )
  return blurred(bars.join(''), 7, 'opacity="0.13"')
}

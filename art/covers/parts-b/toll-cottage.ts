import { linearGradient, stops } from '../../scenery/svg.ts'
import { blockwork } from '../parts/stones.ts'
import { line, shape, times } from './frame.ts'

/** A toll-house that keeps to itself: shutters closed, curtains drawn; 560 wide, standing on 0,0. */
export function tollCottage(): string {
  const shade = linearGradient(
    [-250, 0],
    [250, 0],
    stops([0, '#fff4dc', 0.3], [0.5, '#ffffff', 0], [1, '#10303c', 0.3]),
  )
  const wall = blockwork({
    seed: 'quiet house',
    at: [-250, -236],
    width: 500,
    height: 236,
    course: 30,
    color: '#e9e0d0',
    mortar: '#b9ae9b',
    range: 0.06,
  })
  return [
    chimney(),
    wall,
    shade.defs + shape('M-250,0V-236H250V0Z', shade.fill),
    shape('M-262,0H262V-16H-262Z', '#c3b8a4'),
    roof(),
    shuttered(-158),
    curtained(150),
    door(),
  ].join('')
}

function roof(): string {
  const slope = linearGradient([0, -400], [0, -226], stops([0, '#b5523a'], [1, '#8f3a25']))
  const rows = times(6, i => {
    const y = -374 + i * 26
    const half = 226 + ((y + 396) / 170) * 76
    return line(`M${-half},${y}H${half}`, '#7b2e1c', 2.4, 'opacity="0.55"')
  })
  return (
    slope.defs +
    shape('M-304,-226L-226,-396H226L304,-226Z', slope.fill) +
    rows.join('') +
    line('M-226,-396H226', '#e9a88e', 5) +
    shape('M-304,-226H304V-212H-304Z', '#f7f0e0') +
    shape('M-290,-212H290V-200H-290Z', '#10303c', 'opacity="0.28"')
  )
}

function chimney(): string {
  return (
    blockwork({
      seed: 'quiet chimney',
      at: [118, -470],
      width: 62,
      height: 120,
      course: 22,
      color: '#d3c8b4',
      mortar: '#a79c89',
    }) + shape('M110,-482H188V-466H110Z', '#ece2d0')
  )
}

/** Two shutters that meet, with a bar across them. */
function shuttered(x: number): string {
  const leaf = (left: number) =>
    shape(`M${left},-56V-166H${left + 52}V-56Z`, '#2f6f7c') +
    times(7, i => line(`M${left + 9},${-152 + i * 14}H${left + 43}`, '#1d5361', 5)).join('') +
    line(`M${left + 2},-164H${left + 50}`, '#6fa3a8', 3)
  const bar =
    shape(`M${x - 66},-120H${x + 66}V-106H${x - 66}Z`, '#6b4a35') + line(`M${x - 64},-119H${x + 64}`, '#b98c58', 3)
  return (
    shape(`M${x - 62},-46V-176H${x + 62}V-46Z`, '#f7f0e0') +
    leaf(x - 53) +
    leaf(x + 1) +
    bar +
    shape(`M${x - 72},-46H${x + 72}V-36H${x - 72}Z`, '#d3c8b4')
  )
}

/** A warm room, of which the curtains show nothing. */
function curtained(x: number): string {
  const cloth = linearGradient([x - 54, 0], [x + 54, 0], stops([0, '#f3c98c'], [0.5, '#fbe3b4'], [1, '#eebf80']))
  const folds = [-40, -24, -9, 9, 24, 40].map(dx =>
    line(`M${x + dx},-164C${x + dx - 3},-130 ${x + dx + 3},-90 ${x + dx},-58`, '#c98f55', 3, 'opacity="0.6"'),
  )
  return (
    shape(`M${x - 62},-46V-176H${x + 62}V-46Z`, '#f7f0e0') +
    cloth.defs +
    shape(`M${x - 53},-56V-166H${x + 53}V-56Z`, cloth.fill) +
    folds.join('') +
    line(`M${x},-166V-56`, '#b5783f', 4) +
    line(`M${x - 53},-111H${x + 53}M${x},-166V-56`, '#f7f0e0', 5, 'opacity="0.85"') +
    shape(`M${x - 72},-46H${x + 72}V-36H${x - 72}Z`, '#d3c8b4')
  )
}

function door(): string {
  const boards = times(4, i => line(`M${-27 + i * 18},-14V-158`, '#6b2415', 2.6)).join('')
  return (
    shape('M-58,0V-156A58,44 0 0 1 58,-156V0Z', '#d3c8b4') +
    shape('M-45,0V-150A45,34 0 0 1 45,-150V0Z', '#a63d24') +
    boards +
    line('M-42,-128H-6M-42,-44H-6', '#2a211c', 7) +
    `<circle cx="28" cy="-78" r="6" fill="#f0b56b"/>` +
    shape('M-74,0H74V14H-74Z', '#d9cfbd') +
    shape('M-92,14H92V28H-92Z', '#c3b8a4')
  )
}

/** A box on a post with one slot and one lock; 3 units of it are a centimetre, standing on 0,0. */
export function lockedMailbox(): string {
  const post = shape('M-13,0V-170H13V0Z', '#7b5a3a') + shape('M-13,0V-170H-4V0Z', '#a98055')
  const box =
    shape('M-86,-170V-256A86,70 0 0 1 86,-256V-170Z', '#1d5866') +
    shape('M-86,-170V-256A86,70 0 0 1 -30,-321V-170Z', '#2b7a8b', 'opacity="0.75"') +
    line('M-86,-254A86,70 0 0 1 86,-254', '#9cc7cb', 4) +
    shape('M-94,-176H94V-162H-94Z', '#12424f')
  const slot = shape('M-44,-276H44V-264H-44Z', '#0b222b') + line('M-46,-280H46', '#7fb3b8', 4)
  const lock =
    `<path d="M-15,-214V-228A15,15 0 0 1 15,-228V-214" fill="none" stroke="#e9d3a4" stroke-width="7"/>` +
    shape('M-24,-216H24V-178H-24Z', '#f0b56b') +
    shape('M-24,-216H24V-210H-24Z', '#fbe0b2') +
    shape('M-4,-202A6,6 0 1 1 4,-202L6,-187H-6Z', '#5a3a1c')
  const hasp = shape('M-30,-244H30V-228H-30Z', '#24424c')
  return post + shape('M-40,-150L0,-110L40,-150H26L0,-126L-26,-150Z', '#6b4a35') + box + slot + hasp + lock
}

import { brighten, mix } from '../../scenery/color.ts'
import { createRandom } from '../../toolkit/random.ts'
import { line, oval, shape } from './prop.ts'

const WOOD = '#8a5a3a'
const PAPER = '#f7f4ee'

/** A cabinet of card drawers, in centimetres, standing on 0 and centred; the drawers named in `open` stand out. */
export function cardDrawers(
  columns: number,
  rows: number,
  { wood = WOOD, open = [] }: { readonly wood?: string; readonly open?: readonly number[] } = {},
): string {
  const random = createRandom(`drawers ${columns} ${rows}`)
  const [wide, tall, foot] = [26, 22, 16]
  const [width, height] = [columns * wide + 12, rows * tall + 12]
  const drawers = Array.from({ length: columns * rows }, (_, i) => {
    const x = -width / 2 + 6 + (i % columns) * wide
    const y = -foot - height + 6 + Math.floor(i / columns) * tall
    const isOpen = open.includes(i)
    const [w, h] = [wide - 3, tall - 3]
    const cards = isOpen ? shape(`M${x + 1},${y - 4}h${w - 2}v9h${-(w - 2)}Z`, PAPER) : ''
    const drop = isOpen ? 4 : 0
    const front = shape(`M${x},${y + drop}h${w}v${h}h${-w}Z`, brighten(wood, random.between(0.98, 1.3)))
    const label = shape(`M${x + 7},${y + drop + 4}h${w - 14}v5h${-(w - 14)}Z`, PAPER)
    const knob = oval([x + w / 2, y + drop + 13.5], [2, 2], '#f0b56b')
    const under = isOpen
      ? shape(`M${x},${y + h + drop}h${w}l-2,5h${-(w - 4)}Z`, mix(wood, '#000000', 0.6), 'opacity="0.5"')
      : ''
    return cards + under + front + label + knob
  })
  const frame = shape(
    `M${-width / 2},${-foot}v${-height}h${width}v${height}ZM${-width / 2 + 4},0v${-foot}h8v${foot}ZM${width / 2 - 12},0v${-foot}h8v${foot}Z`,
    brighten(wood, 0.62),
  )
  const top = shape(`M${-width / 2 - 5},${-foot - height - 6}h${width + 10}v7h${-width - 10}Z`, brighten(wood, 1.25))
  return frame + drawers.join('') + top
}

/** A writing desk, 1.5 m wide, 75 cm high. */
export function desk(wood = WOOD): string {
  const dark = brighten(wood, 0.7)
  return [
    shape('M-68,0V-70H-58V0ZM58,0V-70H68V0Z', dark),
    shape('M18,-20V-70H58V-20Z', brighten(wood, 0.9)),
    shape('M22,-64H54V-46H22ZM22,-42H54V-24H22Z', brighten(wood, 1.15)),
    oval([38, -55], [2, 2], '#f0b56b') + oval([38, -33], [2, 2], '#f0b56b'),
    shape('M-76,-76H76V-68H-76Z', brighten(wood, 1.3)),
  ].join('')
}

/** An open book of accounts seen from the front, standing on its lower edge; 50 cm wide. */
export function ledger(): string {
  const rules = [8, 13, 18, 23]
    .map(y => line(`M-22,${y - 34}L-3,${y - 31}M22,${y - 34}L3,${y - 31}`, '#8fb8bf', 1.4))
    .join('')
  return (
    shape('M-27,-34L0,-29L27,-34V-2L0,3L-27,-2Z', '#85301b') +
    shape('M-25,-35L0,-31V-1L-25,-5Z', PAPER) +
    shape('M25,-35L0,-31V-1L25,-5Z', '#ece6db') +
    rules
  )
}

/** A board with a sheet and its check marks; 34 by 46 cm, hung at its middle. */
export function checklist(ink = '#a63d24'): string {
  const rows = [-12, -3, 6, 15]
    .map(y => line(`M-10,${y}l2.5,3l5,-6`, ink, 2.2) + line(`M1,${y}H11`, '#2b7a8b', 1.8))
    .join('')
  return (
    shape('M-17,-23H17V23H-17Z', WOOD) +
    shape('M-14,-19H14V20H-14Z', PAPER) +
    shape('M-6,-26H6V-19H-6Z', '#a89f8e') +
    rows
  )
}

/** A month of days, with the days in `circled` (0 to 34) in red circles; 70 cm wide. */
export function calendar(circled: readonly number[]): string {
  const days = Array.from({ length: 35 }, (_, i) => {
    const [x, y] = [-28 + (i % 7) * 9.4, -16 + Math.floor(i / 7) * 9.4]
    const ring = circled.includes(i)
      ? `<circle cx="${x}" cy="${y}" r="6" fill="none" stroke="#a63d24" stroke-width="2.4"/>`
      : ''
    return shape(`M${x - 2.4},${y - 2.4}h4.8v4.8h-4.8Z`, circled.includes(i) ? '#10303c' : '#8fb8bf') + ring
  })
  return (
    shape('M-35,-36H35V30H-35Z', PAPER) +
    shape('M-35,-36H35V-25H-35Z', '#175468') +
    days.join('') +
    [-22, 0, 22].map(x => line(`M${x},-40V-32`, '#a89f8e', 3)).join('')
  )
}

/** A desk lamp with its lit shade; 55 cm high. */
export function deskLamp(): string {
  return (
    shape('M-10,0H10L6,-4H-6Z', '#182a30') +
    line('M0,-4V-34', '#182a30', 3) +
    shape('M-20,-32L-10,-54H10L20,-32Z', '#f6d9ab') +
    shape('M-20,-32L-10,-54H-2L-8,-32Z', '#f0b56b')
  )
}

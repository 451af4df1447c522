import { line, raised, shape, times } from './frame.ts'

/** Model bridges about 220 wide, standing on height 0, their middle at 0. */
const feet = (color: string, top: number) =>
  shape(`M-104,${top}H-78L-74,0H-110ZM104,${top}H78L74,0H110Z`, color) +
  line(`M-104,${top}H-78M78,${top}H104`, '#ffffff', 3, 'opacity="0.6"')
const deck = (y: number, color: string) =>
  shape(`M-112,${y}H112V${y + 12}H-112Z`, color) + line(`M-112,${y}H112`, '#ffe6ba', 3)

export function modelKingPost(): string {
  return (
    feet('#d9d2c5', -34) +
    raised(line('M-96,-46L0,-126L96,-46M0,-46V-124M-48,-46V-84M48,-46V-84', '#8a6a4c', 10), 4) +
    line('M-96,-49L0,-129', '#e6bd83', 3) +
    deck(-46, '#a98055')
  )
}

export function modelCovered(): string {
  const boards = times(14, i => shape(`M${-96 + i * 14},-70h12.6v34h-12.6Z`, i % 2 ? '#a63d24' : '#b4472c'))
  const posts = times(8, i => line(`M${-94 + i * 27},-36V-104`, '#7b5a3a', 6))
  const roof =
    raised(shape('M-110,-102L-92,-150H92L110,-102Z', '#5d7d84'), 5) +
    line('M-92,-150H92', '#dbe7e6', 3) +
    times(5, i => line(`M${-76 + i * 38},-148L${-84 + i * 42},-104`, '#456e76', 2)).join('')
  return (
    feet('#d9d2c5', -30) +
    shape('M-96,-104H96V-40H-96Z', '#3a2b26') +
    line('M-94,-40Q0,-138 94,-40', '#e6bd83', 6) +
    posts.join('') +
    boards.join('') +
    deck(-42, '#85301b') +
    roof
  )
}

export function modelArch(): string {
  const body = 'M-112,-78H112V0H94A94,60 0 0 0 -94,0H-112Z'
  const joints = times(11, i => {
    const angle = Math.PI * (0.06 + (i / 10) * 0.88)
    return line(
      `M${Math.round(-Math.cos(angle) * 94)},${Math.round(-Math.sin(angle) * 60)}L${Math.round(-Math.cos(angle) * 106)},${Math.round(-Math.sin(angle) * 74)}`,
      '#a89f8e',
      2.4,
    )
  })
  return (
    raised(shape(body, '#ece6db'), 4) +
    joints.join('') +
    line('M-94,0A94,60 0 0 1 94,0', '#ffffff', 3) +
    shape('M-118,-92H118V-78H-118Z', '#f7f4ee') +
    line('M-118,-92H118', '#ffffff', 3)
  )
}

export function modelCable(): string {
  const sag = (x: number) => -56 - 92 * (x / 62) ** 2 * (Math.abs(x) <= 62 ? 1 : 0)
  const hangers = times(9, i => line(`M${-56 + i * 14},-40V${Math.round(sag(-56 + i * 14))}`, '#175468', 2.4))
  const towers = shape('M-70,0V-152H-56V0ZM70,0V-152H56V0Z', '#2b7a8b') + line('M-69,-150V0M57,-150V0', '#8fb8bf', 3)
  return (
    towers +
    line('M-114,-42L-63,-150M114,-42L63,-150', '#10303c', 4) +
    line('M-63,-150Q0,34 63,-150', '#10303c', 4) +
    hangers.join('') +
    deck(-42, '#5d7d84') +
    feet('#d9d2c5', -30)
  )
}

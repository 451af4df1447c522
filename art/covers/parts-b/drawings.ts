import { line, raised, shape, times } from './frame.ts'

export type Design = 'beam' | 'king post' | 'arch' | 'cable' | 'truss' | 'arches'

/** A bridge as a line drawing, `w` wide, its deck at height 0 and its middle at 0. */
export function bridgeDrawing(kind: Design, w: number, ink: string, weight = 3): string {
  const half = w / 2
  const deck = line(`M${-half},0H${half}`, ink, weight * 1.6)
  const piers = line(`M${-half},0v${w * 0.14}M${half},0v${w * 0.14}`, ink, weight * 1.6)
  return deck + piers + inner[kind](w, ink, weight)
}

const inner: Readonly<Record<Design, (w: number, ink: string, weight: number) => string>> = {
  beam: (w, ink, weight) =>
    line(
      `M${-w / 2},${-w * 0.14}H${w / 2}M${-w / 2},0v${-w * 0.14}M0,0v${-w * 0.14}M${w / 2},0v${-w * 0.14}`,
      ink,
      weight * 0.7,
    ),
  'king post': (w, ink, weight) =>
    line(
      `M${-w / 2},0L0,${-w * 0.3}L${w / 2},0M0,0V${-w * 0.3}M${-w / 4},0v${-w * 0.15}M${w / 4},0v${-w * 0.15}`,
      ink,
      weight,
    ),
  arch: (w, ink, weight) =>
    line(`M${-w / 2},${w * 0.14}Q0,${-w * 0.16} ${w / 2},${w * 0.14}M${-w / 2},${-w * 0.07}H${w / 2}`, ink, weight) +
    times(7, i => line(`M${(i - 3) * w * 0.13},0v${w * 0.012 * (i - 3) ** 2}`, ink, weight * 0.6)).join(''),
  arches: (w, ink, weight) =>
    times(3, i => line(`M${(i - 1.5) * (w / 3)},${w * 0.14}a${w / 6},${w * 0.11} 0 0 1 ${w / 3},0`, ink, weight)).join(
      '',
    ),
  truss: (w, ink, weight) =>
    line(`M${-w / 2},${-w * 0.17}H${w / 2}`, ink, weight) +
    times(9, i => line(`M${-w / 2 + (i * w) / 8},0v${-w * 0.17}`, ink, weight * 0.8)).join('') +
    times(8, i =>
      line(
        i < 4
          ? `M${-w / 2 + (i * w) / 8},0l${w / 8},${-w * 0.17}`
          : `M${-w / 2 + (i * w) / 8},${-w * 0.17}l${w / 8},${w * 0.17}`,
        ink,
        weight * 0.6,
      ),
    ).join('') +
    line(`M${-w / 2},${w * 0.06}Q0,${-w * 0.34} ${w / 2},${w * 0.06}`, ink, weight),
  cable: (w, ink, weight) =>
    line(`M${-w * 0.27},${w * 0.14}V${-w * 0.26}M${w * 0.27},${w * 0.14}V${-w * 0.26}`, ink, weight * 1.6) +
    line(`M${-w / 2},0L${-w * 0.27},${-w * 0.25}Q0,${w * 0.2} ${w * 0.27},${-w * 0.25}L${w / 2},0`, ink, weight) +
    times(9, i =>
      line(`M${(i - 4) * w * 0.06},0V${-w * 0.02 - w * 0.23 * ((i - 4) / 4.5) ** 2}`, ink, weight * 0.5),
    ).join(''),
}

/** A sheet of paper on a wall, pinned at the top, with a bridge drawn on it. */
export function pinnedSheet(w: number, h: number, kind: Design, span: number, ink = '#10303c'): string {
  const paper = shape(
    `M${-w / 2},${-h / 2}H${w / 2}V${h / 2 - 4}Q${w * 0.2},${h / 2 + 5} ${-w / 2},${h / 2}Z`,
    '#f7f4ee',
  )
  const ruled = line(
    `M${-w / 2 + 16},${h * 0.34}h${w * 0.3}M${-w / 2 + 16},${h * 0.41}h${w * 0.2}M${w / 2 - 16 - w * 0.2},${h * 0.38}h${w * 0.2}`,
    '#a89f8e',
    2.4,
  )
  const size = line(
    `M${-span / 2},${h * 0.23}H${span / 2}M${-span / 2},${h * 0.2}v${h * 0.06}M${span / 2},${h * 0.2}v${h * 0.06}`,
    '#a63d24',
    2.4,
  )
  const pin = `<circle cx="0" cy="${-h / 2 + 10}" r="6" fill="#a63d24"/>`
  return (
    raised(paper, 7) +
    ruled +
    size +
    `<g transform="translate(0 ${-h * 0.02})">${bridgeDrawing(kind, span, ink)}</g>` +
    pin
  )
}

/**
 * The mark: an arch between two banks, its hangers carrying the deck. One path in one colour, so that whoever draws it
 * chooses the fill.
 */
type MarkPath = { readonly size: number; readonly path: string }

/** On a grid of 64; for everything of 24 pixels and more. */
export const mark: MarkPath = {
  size: 64,
  path: [
    arch({ left: 5.5, right: 58.5, foot: 40, rise: 28, thickness: 6 }),
    ...[19, 32, 45].map(middle =>
      block({ left: middle - 1.9, top: middle === 32 ? 15 : 19, width: 3.8, height: middle === 32 ? 23 : 19 }),
    ),
    block({ left: 1, top: 36.5, width: 62, height: 7 }),
    'M1 43.5H17.5C15.8 49.5 10.2 53.2 1 53.8Z',
    'M63 43.5H46.5C48.2 49.5 53.8 53.2 63 53.8Z',
  ].join(''),
}

/** On a grid of 16 with every edge between two pixels: a third hanger would turn to grey at this size. */
export const smallMark: MarkPath = {
  size: 16,
  path: [
    arch({ left: 2, right: 14, foot: 10, rise: 7.5, thickness: 2 }),
    block({ left: 6, top: 4, width: 1, height: 6 }),
    block({ left: 9, top: 4, width: 1, height: 6 }),
    block({ left: 0, top: 9, width: 16, height: 2 }),
    'M0 11H4.4C4 12.9 2.6 14 0 14Z',
    'M16 11H11.6C12 12.9 13.4 14 16 14Z',
  ].join(''),
}

type Arch = {
  readonly left: number
  readonly right: number
  readonly foot: number
  readonly rise: number
  readonly thickness: number
}

function arch({ left, right, foot, rise, thickness }: Arch): string {
  const outer = (right - left) / 2
  const inner = outer - thickness
  const under = `A${inner} ${rise - thickness} 0 0 0 ${left + thickness} ${foot}Z`
  return `M${left} ${foot}A${outer} ${rise} 0 0 1 ${right} ${foot}H${right - thickness}${under}`
}

type Block = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

function block({ left, top, width, height }: Block): string {
  return `M${left} ${top}h${width}v${height}h${-width}Z`
}

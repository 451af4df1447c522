import { mix } from '../scenery/color.ts'
import { palette } from '../toolkit/palette.ts'

type Span = {
  readonly width: number
  readonly height: number
  /** Where the arch meets the deck, on the left and on the right. */
  readonly feet: readonly [number, number]
  readonly rise: number
}

const deckThickness = 18
const hangerDistance = 76

/** The arch over the whole stack, quiet enough to carry the title: one stroke, its hangers, and lamps along the deck. */
export function drawSpan({ width, height, feet: [left, right], rise }: Span): string {
  const deck = height - deckThickness
  const middle = (left + right) / 2
  const reach = (right - left) / 2
  const archAt = (x: number) => deck - rise * (1 - ((x - middle) / reach) ** 2)
  const count = Math.floor((right - left) / hangerDistance)
  const gap = (right - left) / count
  const hangers = Array.from({ length: count - 1 }, (_, index) => left + (index + 1) * gap)
  const iron = mix(palette.river, palette.riverMid, 0.22)
  return `<svg class="span" viewBox="0 0 ${width} ${height}">
<path d="M${left} ${deck}Q${middle} ${deck - 2 * rise} ${right} ${deck}" fill="none" stroke="${iron}" stroke-width="30"/>
<path d="${hangers.map(x => `M${x} ${archAt(x)}V${deck}`).join('')}" stroke="${iron}" stroke-width="5"/>
<rect y="${deck}" width="${width}" height="${deckThickness}" fill="${palette.oxide}"/>
${hangers.map(x => `<circle cx="${x}" cy="${deck}" r="5" fill="${palette.lamp}"/>`).join('')}</svg>`
}

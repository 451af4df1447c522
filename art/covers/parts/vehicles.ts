import { mix } from '../../scenery/color.ts'
import { line, oval, shape } from './prop.ts'

const DARK = '#182a30'

function wheel(x: number, radius: number, color: string): string {
  const spokes = Array.from({ length: 4 }, (_, i) => {
    const angle = (i / 4) * Math.PI + 0.3
    const [dx, dy] = [Math.cos(angle) * radius, Math.sin(angle) * radius]
    return line(`M${x - dx},${-radius - dy}L${x + dx},${-radius + dy}`, color, 4)
  })
  return `<circle cx="${x}" cy="${-radius}" r="${radius}" fill="none" stroke="${color}" stroke-width="8"/>${spokes.join('')}<circle cx="${x}" cy="${-radius}" r="8" fill="${color}"/>`
}

/** A horse that walks to the right, 1.6 m at the withers. */
function horse(color: string): string {
  const dark = mix(color, '#000000', 0.3)
  const leg = (d: string, fill: string) => line(d, fill, 15)
  return [
    leg('M-52,-90L-40,-48L-56,-4', dark),
    leg('M48,-92L66,-50L54,-6', dark),
    shape(
      'M-72,-142C-60,-164 -20,-156 20,-154C44,-156 52,-172 72,-206C78,-218 92,-222 100,-220L104,-232L112,-216C122,-206 136,-184 142,-170C140,-158 128,-156 120,-162C110,-170 104,-172 98,-170C90,-146 80,-112 62,-92C30,-76 -30,-80 -58,-92C-76,-104 -80,-126 -72,-142Z',
      color,
    ),
    leg('M-62,-104L-70,-56L-50,-4', color),
    leg('M56,-100L44,-52L58,-4', color),
    line('M-74,-140C-92,-130 -92,-96 -84,-74', dark, 11),
    line('M58,-170C70,-196 82,-212 98,-218', dark, 12),
    oval([60, -128], [12, 36], mix(color, '#d9795f', 0.7), 'transform="rotate(14 60 -128)"'),
  ].join('')
}

type Cart = { readonly canvas: string; readonly bed: string; readonly horse: string }

/** A covered cart with its horse, driving to the right; 4.6 m long, the middle at 0. */
export function cart({ canvas, bed, horse: coat }: Cart): string {
  const driver = `${shape('M2,-138V-182C2,-198 34,-198 34,-182V-138Z', DARK)}${oval([18, -206], [11, 13], '#b07a5c')}${oval([18, -214], [24, 5], DARK)}${shape('M6,-214Q6,-232 18,-231Q31,-232 31,-214Z', DARK)}`
  const bonnet = `${shape('M-214,-108C-222,-226 -180,-252 -112,-250C-44,-252 -14,-226 -22,-108Z', canvas)}${shape('M-214,-108C-222,-226 -180,-252 -112,-250C-160,-236 -178,-190 -172,-108Z', mix(canvas, '#000000', 0.18))}${line('M-64,-112C-60,-190 -66,-226 -84,-246M-118,-112V-250', mix(canvas, '#6b5a44', 0.4), 4)}`
  return [
    oval([20, 2], [250, 12], '#0b1a20', 'opacity="0.35"'),
    `<g transform="translate(150 0) scale(0.92)">${horse(coat)}</g>`,
    line('M-20,-82L206,-104', mix(bed, '#000000', 0.4), 8),
    line('M24,-150Q120,-120 240,-176', mix(bed, '#000000', 0.5), 3),
    driver,
    bonnet,
    shape('M-226,-116H44L34,-66H-216Z', bed),
    shape('M-226,-116H44L42,-106H-224Z', mix(bed, '#ffffff', 0.3)),
    wheel(-160, 52, DARK),
    wheel(-12, 44, DARK),
  ].join('')
}

/** A small van with a raised roof, driving to the right; 5 m long, the middle at 0. */
export function van(color: string, glow = '#f6d9ab'): string {
  const glass = '#24505e'
  return [
    oval([0, 2], [262, 14], '#0b1a20', 'opacity="0.35"'),
    shape(
      'M-250,-40V-206C-250,-226 -240,-236 -220,-236H86C112,-236 126,-224 140,-204L180,-140C222,-132 246,-122 250,-96V-40Z',
      color,
    ),
    shape('M-250,-92H250V-62H-250Z', mix(color, '#ffffff', 0.55)),
    shape('M-250,-62H250V-36H-250Z', mix(color, '#000000', 0.25)),
    shape('M74,-206H96C108,-206 116,-200 124,-188L152,-140H74Z', glass),
    shape('M-30,-206H54V-140H-30ZM-130,-206H-50V-140H-130ZM-226,-206H-150V-140H-226Z', glass),
    shape('M74,-206H90L74,-170ZM-30,-206H10L-30,-150ZM-130,-206H-90L-130,-150Z', '#dbe7e6', 'opacity="0.35"'),
    line('M-40,-228V-40M64,-228V-40', mix(color, '#000000', 0.25), 4),
    oval([240, -98], [10, 14], glow),
    ...[-150, 160].map(
      x => oval([x, -40], [44, 44], DARK) + oval([x, -40], [20, 20], '#a89f8e') + oval([x, -40], [8, 8], DARK),
    ),
  ].join('')
}

import { line, oval, shape } from './prop.ts'

const IRON = '#24424c'
const ASH = '#c79a63'

/** Tools that hang from a hook at 0,0, in centimetres, each with its tag. */
export const hangingTools = {
  saw:
    shape('M-13,26L13,26L9,112L-3,112Z', '#a9bcbd') +
    shape('M-15,26C-18,2 18,2 15,26Z', ASH) +
    oval([0, 16], [6, 5], IRON),
  hammer: line('M0,8V96', ASH, 7) + shape('M-22,84H18L24,92L18,106H-22Z', IRON),
  square: line('M0,8V92H52', '#a9bcbd', 8),
  compass:
    line('M0,10L-22,100M0,10L22,100', IRON, 6) +
    oval([0, 12], [7, 7], '#f0b56b') +
    line('M-14,62Q0,70 14,62', '#f0b56b', 3),
  key:
    line('M0,34V100M0,84H18M0,98H14', '#f0b56b', 7) +
    `<circle cx="0" cy="20" r="14" fill="none" stroke="#f0b56b" stroke-width="7"/>`,
  lens:
    line('M0,58V104', ASH, 9) +
    `<circle cx="0" cy="32" r="25" fill="#dbe7e6" fill-opacity="0.55" stroke="${IRON}" stroke-width="7"/>`,
} as const

export type HangingTool = keyof typeof hangingTools

export function hungTool(kind: HangingTool): string {
  const tag =
    line('M0,0L26,24', '#6b5a44', 1.6) +
    shape('M18,24L26,18L48,34L36,50L14,34Z', '#f7f4ee') +
    line('M26,32L36,39M23,36L32,43', '#a63d24', 2)
  return line('M0,-6V10', IRON, 3) + hangingTools[kind] + tag
}

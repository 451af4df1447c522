import { curveThrough, type Point } from '../../scenery/svg.ts'
import { line } from './prop.ts'

/** Not built yet: a footbridge in dashes, from the fourth stone to the far bank. */
export function sketchedBridge(): string {
  const at = (t: number, lift: number): Point => [960 + t * 400, 640 - 4 * t * (1 - t) * 92 - lift + t * -12]
  const curve = (lift: number) => curveThrough([0, 0.2, 0.4, 0.6, 0.8, 1].map(t => at(t, lift)))
  const posts = [0, 0.2, 0.4, 0.6, 0.8, 1].map(t => `M${at(t, 0).join(',')}L${at(t, 84).join(',')}`).join('')
  const braces = [0, 0.2, 0.4, 0.6, 0.8].map(t => `M${at(t, 0).join(',')}L${at(t + 0.2, 84).join(',')}`).join('')
  const all = curve(0) + curve(26).replace('M', 'M') + curve(84) + posts + braces
  return line(all, '#fffaf0', 13, 'opacity="0.6"') + line(all, '#a63d24', 5, 'stroke-dasharray="17 12"')
}

import type { Point } from '../../scenery/svg.ts'
import { line, shape } from './frame.ts'

type Horse = {
  readonly at: Point
  readonly height: number
  readonly facing: 1 | -1
  readonly color?: string
  readonly mane?: string
  readonly rim?: string
  readonly stride?: number
}

const BODY =
  'M-44,-66C-52,-64 -54,-52 -50,-44C-46,-38 -40,-36 -34,-38C-22,-32 4,-32 20,-38C28,-40 34,-46 36,-54L44,-74C46,-78 50,-78 54,-76L64,-72C68,-72 70,-76 67,-79L54,-92L52,-98L48,-92C40,-90 34,-80 28,-70C22,-64 14,-64 4,-64C-14,-62 -32,-70 -44,-66Z'

/** A horse in harness, seen from the side; `height` is from the ground to the ears. */
export function horse({
  at: [x, y],
  height,
  facing,
  color = '#5a4331',
  mane = '#2a211c',
  rim,
  stride = 1,
}: Horse): string {
  const leg = (hip: number, knee: number, hoof: number, paint: string) =>
    line(`M${hip},-46L${hip + knee * stride},-24L${hip + hoof * stride},-2`, paint, 8.5) +
    line(`M${hip + hoof * stride},-3h3`, mane, 7)
  const legs = leg(-38, -4, 2, mane) + leg(24, 8, 2, mane)
  const front = leg(-42, 3, -8, color) + leg(27, 2, -6, color)
  const tail = line('M-48,-62C-60,-58 -58,-40 -60,-28', mane, 7)
  const crest = line('M49,-93C40,-86 36,-74 28,-68', mane, 7)
  const harness = line(
    'M26,-66C34,-58 32,-46 26,-40M-44,-52L26,-54M-6,-64V-34M58,-86L60,-73M46,-82L60,-76',
    '#c9a877',
    2.6,
  )
  const edge = rim ? `<g transform="translate(0 -2.4)">${shape(BODY, rim)}</g>` : ''
  return `<g transform="translate(${x} ${y}) scale(${(facing * height) / 98} ${height / 98})">${tail}${legs}${edge}${shape(BODY, color)}${front}${crest}${harness}</g>`
}

import type { Point } from '../../scenery/svg.ts'
import { treeRow } from '../../scenery/trees.ts'
import type { Mood } from './mood.ts'

/** A row of trees on a far bank, as high as `tall` at most. */
export function woodedShore(
  seed: string,
  { foliage, light }: Mood,
  from: Point,
  to: Point,
  count: number,
  tall = 110,
): string {
  const lightFrom = light.toward[0] > 0 ? 1 : -1
  return treeRow({ seed, along: [from, to], count, heights: [tall * 0.45, tall], lightFrom, foliage })
}

import { isNarrow, type Mark, type Point } from './drawing.ts'
import { toPath } from './strokes.ts'

type Place = {
  /** The edges of the banks. */
  readonly left: number
  readonly right: number
  readonly deck: number
  /** Of the drawing. */
  readonly width: number
}

/** Of the walls, from the road to the eaves, and of the roof above them, in user units. */
const wall = 26
const roof = 14

/** A covered bridge from bank to bank: road, posts, braces and roof. It rests 8 units on each bank. */
export function drawBridge({ left, right, deck, width }: Place): readonly Mark[] {
  const [start, end, eaves] = [left - 8, right + 8, deck - wall]
  const count = isNarrow(width) ? 5 : 11
  const posts = Array.from({ length: count + 1 }, (_, index) => start + ((end - start) * index) / count)
  const frame = posts.flatMap((x, index): readonly (readonly Point[])[] => {
    const post = [
      { x, y: deck },
      { x, y: eaves },
    ]
    const next = posts[index + 1]
    if (next === undefined) return [post]
    const [low, high] = index < count / 2 ? [x, next] : [next, x]
    return [
      post,
      [
        { x: low, y: deck },
        { x: high, y: eaves },
      ],
    ]
  })
  const gable = [
    { x: start - 8, y: eaves },
    { x: start, y: eaves - roof },
    { x: end, y: eaves - roof },
    { x: end + 8, y: eaves },
  ]
  return [
    { kind: 'line', tone: 'quiet', path: frame.map(toPath).join('') },
    { kind: 'area', tone: 'second', path: `${toPath(gable)}Z` },
    {
      kind: 'line',
      tone: 'second',
      path: toPath([
        { x: 0, y: deck },
        { x: width, y: deck },
      ]),
    },
  ]
}

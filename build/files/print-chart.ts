import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { type Drawing, labelSize } from '../../compiler/charts/drawing.ts'
import { paintMark } from '../../compiler/charts/paint-mark.ts'
import { toSvg } from '../../compiler/charts/to-svg.ts'
import { toListedFamily, typefaces } from '../../shared/values/typefaces.ts'
import { typeset } from '../../shared/values/typeset.ts'

const stringifier = unified().use(rehypeStringify, { space: 'svg' }).freeze()

/** The drawing as an SVG file in the colors of the light scheme. `color` gives the hex color of a role. */
export function printChart(drawing: Drawing, color: (role: string) => string): string {
  const marks = drawing.marks.map(mark => (mark.kind === 'text' ? { ...mark, text: typeset(mark.text) } : mark))
  const svg = toSvg({ ...drawing, marks }, '', mark => paintMark(mark, color))
  const file = {
    xmlns: 'http://www.w3.org/2000/svg',
    fontFamily: `${toListedFamily(typefaces.text)}, DejaVu Sans`,
    fontSize: String(labelSize),
  }
  return stringifier.stringify({
    type: 'root',
    children: [{ ...svg, properties: { viewBox: svg.properties.viewBox, ...file } }],
  })
}

import { parseArgs } from 'node:util'
import { z } from 'zod'

/**
 * `npm run join-icon bot message-circle`: prints Lucide icons as one path each, for client/components/icons.ts.
 * Lucide's own React components add code to the browser that builds each icon from its shapes.
 */
const { positionals: names } = parseArgs({ allowPositionals: true })

const number = z.coerce.number()
const shape = z.discriminatedUnion('tag', [
  z.object({ tag: z.literal('path'), d: z.string() }),
  z.object({ tag: z.literal('line'), x1: number, y1: number, x2: number, y2: number }),
  z.object({ tag: z.literal('circle'), cx: number, cy: number, r: number }),
  z.object({ tag: z.literal('ellipse'), cx: number, cy: number, rx: number, ry: number }),
  z.object({ tag: z.literal('rect'), x: number, y: number, width: number, height: number, rx: number.default(0) }),
])
const iconModule = z.object({
  __iconData: z.object({
    node: z.array(z.tuple([z.string(), z.record(z.string(), z.string())]).transform(toShape)),
  }),
})

function toShape([tag, attributes]: [string, Readonly<Record<string, string>>]) {
  return shape.parse({ tag, ...attributes })
}

function toPath(from: z.infer<typeof shape>): string {
  switch (from.tag) {
    case 'path':
      return startAbsolutely(from.d)
    case 'line':
      return `M${from.x1} ${from.y1}L${from.x2} ${from.y2}`
    case 'circle':
      return toEllipse(from.cx, from.cy, [from.r, from.r])
    case 'ellipse':
      return toEllipse(from.cx, from.cy, [from.rx, from.ry])
    case 'rect':
      return toRectangle(from)
  }
}

/** Makes the first move of a path absolute: a relative one would start where the path before it ends. */
function startAbsolutely(d: string): string {
  return d.replace(/^m(-?[\d.]+[\s,]*-?[\d.]+)\s*(?=[-\d.])/, 'M$1l').replace(/^m/, 'M')
}

function toEllipse(cx: number, cy: number, [rx, ry]: readonly [number, number]): string {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0 ${rx} ${ry} 0 1 0 ${-2 * rx} 0z`
}

function toRectangle({ x, y, width, height, rx }: Extract<z.infer<typeof shape>, { tag: 'rect' }>): string {
  const corner = (dx: number, dy: number) => (rx === 0 ? '' : `a${rx} ${rx} 0 0 1 ${dx} ${dy}`)
  const [across, down] = [width - 2 * rx, height - 2 * rx]
  const top = `M${x + rx} ${y}h${across}${corner(rx, rx)}v${down}${corner(-rx, rx)}`
  return `${top}h${-across}${corner(-rx, -rx)}v${-down}${corner(rx, -rx)}z`
}

for (const name of names) {
  const { node } = iconModule.parse(await import(`lucide-react/dist/esm/icons/${name}.mjs`)).__iconData
  console.log(`${name}: '${node.map(toPath).join('').replaceAll(' -', '-')}'`)
}

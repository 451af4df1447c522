import { fill, stroke, within } from './paint.ts'

/** Half widths and heights of a face around the point between the eyes; y grows downwards. */
export type FaceShape = {
  readonly temple: number
  readonly cheek: number
  readonly jaw: number
  readonly chin: number
  readonly chinY: number
  readonly crownY: number
}

export type Skin = {
  readonly light: string
  readonly shade: string
  readonly deep: string
  readonly glow: string
  readonly lip: string
}

/** `turn` runs from -1 (to the viewer's left) to 1: the far half of the face grows narrower, the features move. */
export type Head = { readonly id: string; readonly shape: FaceShape; readonly skin: Skin; readonly turn: number }

export function faceOutline({ shape, turn }: Head): string {
  const right = (x: number) => round(x * (1 - 0.1 * turn))
  const left = (x: number) => round(-x * (1 + 0.1 * turn))
  return `M0 ${shape.crownY}${half(shape, right, true)}${half(shape, left, false)}Z`
}

type Side = (x: number) => number

function half({ temple, cheek, jaw, chin, chinY, crownY }: FaceShape, side: Side, isDown: boolean): string {
  const points: readonly (readonly [number, number])[] = [
    [0, crownY],
    [temple * 0.64, crownY],
    [temple + 1, crownY * 0.76],
    [temple, -88],
    [temple - 1, -55],
    [cheek, -25],
    [cheek, 18],
    [cheek, 70],
    [jaw + 9, 92],
    [jaw, 124],
    [jaw - 9, 158],
    [chin + 30, chinY],
    [chin * 0.4, chinY],
    [chin * 0.3, chinY],
    [chin * 0.1, chinY],
    [0, chinY],
  ]
  const ordered = (isDown ? points : [...points].reverse()).slice(1)
  return `C${ordered.map(([x, y]) => `${side(x)} ${round(y)}`).join(' ')}`
}

/** Neck, ears and the lit and shaded planes of the face, without its features. */
export function drawHead(head: Head): string {
  const { id, skin, shape } = head
  const outline = faceOutline(head)
  return (
    drawNeck(head, outline) +
    drawEar(head, -1) +
    drawEar(head, 1) +
    fill(outline, skin.light) +
    within(`${id}-face`, outline, drawPlanes(head)) +
    stroke({
      d: `M${-shape.jaw * (1 + 0.1 * head.turn)} 124C${-shape.jaw + 9} 158 ${-shape.chin - 30} ${shape.chinY} 0 ${shape.chinY}`,
      color: skin.glow,
      width: 3,
      opacity: 0.35,
    })
  )
}

function drawNeck({ id, skin, shape }: Head, outline: string): string {
  const width = Math.min(shape.jaw - 26, 88)
  const neck = `M${-width} 90C${-width} 200 ${-width - 4} 230 ${-width - 40} 268L-60 360H60L${width + 40} 268C${width + 4} 230 ${width} 200 ${width} 90Z`
  const cast = `<g transform="translate(14 40)">${fill(outline, skin.deep, 0.78)}</g>`
  const side = fill(`M${width - 34} 90C${width - 40} 220 ${width - 10} 260 40 360H260V90Z`, skin.shade)
  return fill(neck, skin.light) + within(`${id}-neck`, neck, side + cast)
}

function drawEar({ skin, shape, turn }: Head, side: -1 | 1): string {
  const scale = 1 - 0.1 * turn * side
  const x = side * (shape.cheek * scale - 1)
  const visible = 20 - turn * side * 10
  const color = side < 0 ? skin.light : skin.shade
  const inner = stroke({
    d: `M${x + side * visible * 0.55} ${-12}C${x + side * visible * 0.1} ${-18} ${x + side * 2} ${14} ${x + side * visible * 0.3} 24`,
    color: skin.deep,
    width: 4,
    opacity: 0.55,
  })
  return `<ellipse cx="${x}" cy="10" rx="${visible}" ry="37" fill="${color}" transform="rotate(${side * 7} ${x} 10)"/>${inner}`
}

/** The far side of forehead, socket, cheekbone and jaw lies in shadow; the near cheek glows a little. */
function drawPlanes({ skin, shape, turn }: Head): string {
  const c = shape.cheek
  const shift = turn * 20
  const edge = [
    `M${c * 0.52 + shift} -260`,
    `C${c * 0.5 + shift} -180 ${c * 0.72 + shift} -120 ${c * 0.62 + shift} -62`,
    `C${c * 0.84 + shift} -52 ${c * 0.76 + shift} -20 ${c * 0.7 + shift} 4`,
    `C${c * 0.8 + shift} 24 ${c * 0.66 + shift} 52 ${c * 0.56 + shift} 78`,
    `C${c * 0.5 + shift} 112 ${c * 0.4 + shift} 140 ${c * 0.2 + shift} 168`,
    `C${c * 0.12 + shift} 182 ${c * 0.06 + shift} 192 ${shift * 0.5} 204`,
    'L260 260V-260Z',
  ].join('')
  const cheek = `<ellipse cx="${-c * 0.52 + shift}" cy="62" rx="46" ry="34" fill="${skin.lip}" opacity="0.22"/>`
  const brow = `<ellipse cx="${-c * 0.28 + shift}" cy="-104" rx="58" ry="38" fill="${skin.glow}" opacity="0.3"/>`
  const rim = fill(`M${-c * 1.3} -140C${-c * 0.96} -60 ${-c * 1.02} 60 ${-c * 0.86} 110L-220 140V-140Z`, skin.glow, 0.4)
  return `${rim}<g filter="url(#soft)">${cheek}${brow}</g>${fill(edge, skin.shade)}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

import { lightPool } from '../scenery/sky.ts'
import { linearGradient, rectangle, stops, svgDocument } from '../scenery/svg.ts'
import { palette } from '../toolkit/palette.ts'
import type { Scene } from './scene.ts'

const size = { width: 256, height: 256 }

/** Stands in for a portrait: head and shoulders, lit from the right, before the arch of a bridge. */
export const defaultAvatar: Scene = {
  name: 'avatar',
  path: '/images/avatars/default.png',
  width: 256,
  widths: [96, 192],
  quality: 70,
  draw,
}

function draw(): string {
  const air = linearGradient([0, 0], [0, 256], stops([0, '#dbe7e6'], [1, '#8fb8bf']))
  const coat = linearGradient([60, 170], [210, 256], stops([0, palette.river], [1, palette.riverMid]))
  const arch =
    '<path d="M-10,206A138,128 0 0 1 266,206" fill="none" stroke="#f7f4ee" stroke-width="11" opacity="0.75"/><path d="M-10,150H266" stroke="#f7f4ee" stroke-width="7" opacity="0.55"/>'
  const posts = [32, 80, 128, 176, 224].map(
    x => `<path d="M${x},78V200" stroke="#f7f4ee" stroke-width="5" opacity="0.35"/>`,
  )
  const shoulders = (dx: number, fill: string) =>
    `<path d="M${22 + dx},256C${24 + dx},206 60,188 102,178L128,190L154,178C196,188 ${232 + dx},206 ${234 + dx},256Z" fill="${fill}"/>`
  const head = (dx: number, fill: string) =>
    `<path d="M${128 + dx},46C${164 + dx},46 ${176 + dx},74 ${172 + dx},106C${169 + dx},136 ${152 + dx},158 ${128 + dx},158C${104 + dx},158 ${87 + dx},136 ${84 + dx},106C${80 + dx},74 ${92 + dx},46 ${128 + dx},46Z" fill="${fill}"/>`
  const neck = '<path d="M108,140H148V178C148,190 138,198 128,198C118,198 108,190 108,178Z" fill="#8c6450"/>'
  const hair =
    '<path d="M82,108C74,62 98,38 130,38C164,38 182,62 174,108C170,92 164,82 152,76C134,84 108,82 94,80C88,88 84,96 82,108Z" fill="#16323b"/>'
  const shade =
    '<path d="M128,46C92,46 80,74 84,106C87,136 104,158 128,158C112,140 104,100 116,70Z" fill="#8c6450" opacity="0.45"/>'
  return svgDocument(
    size,
    [
      air.defs + rectangle(0, 0, size, air.fill),
      lightPool([214, 66], 170, palette.lampLight, 0.9),
      arch + posts.join(''),
      shoulders(4, palette.lampLight) + coat.defs + shoulders(0, coat.fill),
      neck,
      '<path d="M102,178L128,206L154,178L164,182L130,222L92,182Z" fill="#f7f4ee"/>',
      head(3, palette.lampLight) + head(0, '#b9866a') + shade + hair,
    ].join(''),
  )
}

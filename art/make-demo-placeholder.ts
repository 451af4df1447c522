import { mix } from './scenery/color.ts'
import { grain, vignette } from './scenery/grain.ts'
import { lightPool } from './scenery/sky.ts'
import { blurred, clipped, linearGradient, rectangle, svgDocument } from './scenery/svg.ts'
import { palette } from './toolkit/palette.ts'
import { savePicture } from './toolkit/save-picture.ts'

/** The thumbnail of demos that have none of their own: a screen with an arch. */
const path = '/images/demos/placeholder.jpg'
const size = { width: 960, height: 600 }
const screen = { x: 110, y: 76, width: 740, height: 448 }
const SHORE = 404

await savePicture({ path, source: draw(), width: size.width, widths: [480, 960] })
console.log(path)

function draw(): string {
  const wall = linearGradient(
    [0, 0],
    [960, 600],
    [
      [0, palette.riverMid],
      [1, palette.night],
    ],
  )
  const frame = (fill: string, grow: number, radius: number) =>
    rectangle(
      screen.x - grow,
      screen.y - grow,
      { width: screen.width + grow * 2, height: screen.height + grow * 2 },
      fill,
      `rx="${radius}"`,
    )
  const shadow = blurred(`<g transform="translate(0 22)">${frame(palette.night, 4, 26)}</g>`, 20, 'opacity="0.7"')
  return svgDocument(
    size,
    [
      wall.defs + rectangle(0, 0, size, wall.fill),
      lightPool([700, 60], 620, palette.lamp, 0.28),
      shadow,
      frame(palette.stone, 9, 22),
      clipped(view(), frame('#000000', 0, 14)),
      vignette(size, palette.night, 0.25),
      grain(size),
    ].join(''),
  )
}

/** The content of the screen: a title bar with three dots, and one arch over still water. */
function view(): string {
  const air = linearGradient(
    [0, screen.y],
    [0, SHORE],
    [
      [0, palette.mist],
      [1, palette.lampLight],
    ],
  )
  const water = linearGradient(
    [0, SHORE],
    [0, 524],
    [
      [0, palette.mist],
      [1, palette.riverMid],
    ],
  )
  const dots = [palette.oxide, palette.lamp, palette.riverLight].map(
    (color, i) => `<circle cx="${142 + i * 24}" cy="97" r="6.5" fill="${color}"/>`,
  )
  const hills = [0, 1, 2].map(i => {
    const y = 330 + i * 26
    const color = mix(palette.mist, palette.riverLight, i * 0.28)
    return `<path d="M100,${y + 20}C260,${y - 40 + i * 20} 400,${y + 20} 560,${y - 10}S780,${y - 30} 860,${y + 8}V${SHORE}H100Z" fill="${color}"/>`
  })
  const reflection = `<g transform="translate(0 ${SHORE * 2}) scale(1 -1)" opacity="0.3">${arch()}</g>`
  return [
    air.defs + rectangle(screen.x, screen.y, screen, air.fill),
    lightPool([650, 300], 240, palette.lampLight, 0.9),
    ...hills,
    water.defs + rectangle(screen.x, SHORE, { width: screen.width, height: 130 }, water.fill),
    blurred(reflection, 2.5),
    arch(),
    rectangle(screen.x, screen.y, { width: screen.width, height: 42 }, palette.limestone),
    rectangle(250, 90, { width: 460, height: 14 }, palette.stoneShade, 'rx="7"'),
    ...dots,
  ].join('')
}

/** The arch of the logo in stone, with the red deck on top. */
function arch(): string {
  const ring = Array.from({ length: 23 }, (_, i) => {
    const at = (turn: number, grow: number) =>
      `${(480 - Math.cos(turn * Math.PI) * (190 + grow)).toFixed(1)},${(SHORE - Math.sin(turn * Math.PI) * (136 + grow)).toFixed(1)}`
    const [a, b] = [(i + 0.05) / 23, (i + 0.95) / 23]
    return `<polygon points="${at(a, 0)} ${at(b, 0)} ${at(b, 30)} ${at(a, 30)}" fill="${i % 3 ? palette.stone : palette.limestone}"/>`
  })
  const wall = `<path d="M100,236H860V${SHORE}H670A190,136 0 0 0 290,${SHORE}H100Z" fill="${palette.stoneShade}"/>`
  const deck =
    rectangle(100, 216, { width: 760, height: 22 }, palette.oxide) +
    rectangle(100, 212, { width: 760, height: 5 }, palette.oxideLight)
  return wall + ring.join('') + deck
}

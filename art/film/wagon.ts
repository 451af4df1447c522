import { mix } from '../scenery/color.ts'
import { type Point, stroke } from '../scenery/svg.ts'
import { palette } from '../toolkit/palette.ts'
import { inHour } from './moods.ts'

/** A covered wagon drawn by one horse, to the right; `at` is the ground under its middle. */
export function drawWagon([x, y]: Point, t: number): string {
  const wood = inHour(palette.oxideDeep, t)
  const dark = inHour(palette.night, t)
  const canvas = inHour(palette.lampLight, t)
  const fold = inHour(mix(palette.lampLight, palette.stoneDeep, 0.5), t)
  const turn = (x / 11) * (180 / Math.PI)
  const bed = `<path d="M-34,-26H32L28,-13H-30Z" fill="${wood}"/><path d="M-35,-27H33V-24H-35Z" fill="${inHour(palette.oxide, t)}"/>`
  const hood = `<path d="M-33,-27C-38,-56 -30,-62 -2,-61C26,-62 36,-56 31,-27Z" fill="${canvas}"/><path d="M-33,-27C-38,-56 -30,-62 -22,-61C-26,-52 -26,-40 -23,-27Z" fill="${fold}"/>`
  const hoops = [-10, 6, 20].map(
    at =>
      `<path d="M${at},-27C${at - 2},-44 ${at - 1},-56 ${at + 1},-61" fill="none" stroke="${fold}" stroke-width="1.4"/>`,
  )
  const driver = `<path d="M31,-27V-38C31,-43 40,-43 40,-38L42,-27Z" fill="${inHour(palette.riverMid, t)}"/><circle cx="36" cy="-46" r="4" fill="${inHour(mix(palette.oxideDeep, palette.lamp, 0.4), t)}"/><path d="M30,-48H43M33,-48Q33,-53 36.5,-53Q40,-53 40,-48Z" stroke="${dark}" stroke-width="1.6" fill="${dark}"/>`
  const reins = stroke(
    [
      [41, -34],
      [74, -33],
    ],
    dark,
    0.9,
  )
  const shaft = stroke(
    [
      [28, -17],
      [62, -22],
    ],
    wood,
    2,
  )
  return `<g transform="translate(${x.toFixed(2)} ${y})">${shaft}${drawHorse(x, t)}${reins}${hood}${hoops.join('')}${bed}${driver}${wheel(-22, turn, dark)}${wheel(21, turn, dark)}</g>`
}

function wheel(x: number, degrees: number, color: string): string {
  const spokes = [0, 45, 90, 135].map(
    angle =>
      `<path d="M-10,0H10" stroke="${color}" stroke-width="1.2" transform="rotate(${(degrees + angle).toFixed(1)})"/>`,
  )
  return `<g transform="translate(${x} -11)"><circle r="10" fill="none" stroke="${color}" stroke-width="2.4"/><circle r="2.2" fill="${color}"/>${spokes.join('')}</g>`
}

function drawHorse(travel: number, t: number): string {
  const coat = inHour(mix(palette.oxideDeep, palette.night, 0.5), t)
  const shade = inHour(mix(palette.oxideDeep, palette.night, 0.72), t)
  const leg = (x: number, offset: number, color: string) => {
    const swing = 0.42 * Math.sin(travel / 9 + offset)
    const knee: Point = [x + Math.sin(swing) * 10, -22 + Math.cos(swing) * 10]
    const lift = Math.max(0, Math.cos(travel / 9 + offset)) * 0.7
    const hoof: Point = [knee[0] + Math.sin(swing - lift) * 11, Math.min(-0.5, knee[1] + Math.cos(swing - lift) * 11)]
    return stroke([[x, -24], knee], color, 4.4) + stroke([knee, hoof], color, 3)
  }
  const body = `<path d="M60,-32C58,-22 66,-19 76,-20C86,-18 96,-20 98,-27C100,-32 99,-36 96,-38C86,-36 70,-40 60,-32Z" fill="${coat}"/>`
  const nod = Math.sin(travel / 9) * 1.6
  const neck = `<g transform="rotate(${nod.toFixed(2)} 95 -32)"><path d="M90,-36C96,-44 101,-52 106,-54L109,-58L111,-53C116,-49 120,-45 119,-42C117,-40 113,-42 110,-44C107,-42 104,-34 99,-27Z" fill="${coat}"/><path d="M89,-37C94,-45 99,-53 106,-55C101,-50 97,-44 95,-36Z" fill="${shade}"/></g>`
  const tail = `<path d="M61,-33C56,-30 55,-22 57,-15C59,-20 60,-25 63,-29Z" fill="${shade}"/>`
  const collar = stroke(
    [
      [95, -38],
      [97, -25],
    ],
    inHour(palette.lamp, t),
    1.6,
  )
  return (
    leg(66, 0.5, shade) + leg(91, 3.4, shade) + tail + body + neck + leg(69, 2.6, coat) + leg(94, 5.4, coat) + collar
  )
}

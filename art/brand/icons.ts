import { palette } from '../toolkit/palette.ts'
import { mark, smallMark } from './mark.ts'

export function markSvg(): string {
  return svg(mark.size, mark.size, `<path fill="${palette.oxide}" d="${mark.path}"/>`)
}

/** The tile of the browser's tab: its own ground, so that it stands out from light and dark tab bars alike. */
export function faviconSvg(): string {
  return svg(
    smallMark.size,
    smallMark.size,
    `<style>@media (prefers-color-scheme: dark) { rect { fill: ${palette.riverMid} } }</style>` +
      `<rect width="16" height="16" rx="3" fill="${palette.river}"/>${clippedSmallMark()}`,
  )
}

/** The tile at one of the sizes of favicon.ico; the finer drawing as soon as there are pixels for it. */
export function tileSvg(size: number): string {
  if (size <= 16)
    return svg(16, 16, `<rect width="16" height="16" rx="3" fill="${palette.river}"/>${clippedSmallMark()}`)
  return appIconSvg({ markShare: 1, cornerShare: 0.19 })
}

type AppIcon = { readonly markShare: number; readonly cornerShare: number }

/** The icon of a home screen: the banks run to the edges, the water lies still. Systems cut the corners where it has none. */
export function appIconSvg({ markShare, cornerShare }: AppIcon): string {
  const size = 512
  const scale = (size * markShare) / mark.size
  const left = (size - mark.size * scale) / 2
  const top = size / 2 - 34 * scale
  const deck = { top: top + 36.5 * scale, bottom: top + 53.8 * scale }
  const bankWidth = left + 1.5 * scale
  const bank = `y="${deck.top}" width="${bankWidth}" height="${deck.bottom - deck.top}" fill="${palette.limestone}"`
  return svg(
    size,
    size,
    `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${palette.riverMid}"/>` +
      `<stop offset="0.7" stop-color="${palette.river}"/></linearGradient>` +
      `<clipPath id="tile"><rect width="${size}" height="${size}" rx="${size * cornerShare}"/></clipPath></defs>` +
      `<g clip-path="url(#tile)"><rect width="${size}" height="${size}" fill="url(#sky)"/>` +
      `<rect y="${deck.bottom}" width="${size}" height="${size}" fill="${palette.night}"/>` +
      `<rect ${bank}/><rect x="${size - bankWidth}" ${bank}/>` +
      `<path fill="${palette.limestone}" transform="translate(${left} ${top}) scale(${scale})" d="${mark.path}"/></g>`,
  )
}

function clippedSmallMark(): string {
  return (
    '<clipPath id="tile"><rect width="16" height="16" rx="3"/></clipPath>' +
    `<path clip-path="url(#tile)" fill="${palette.limestone}" d="${smallMark.path}"/>`
  )
}

function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>\n`
}

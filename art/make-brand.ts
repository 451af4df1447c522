import { mkdirSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { encodeIco } from './brand/ico.ts'
import { appIconSvg, faviconSvg, markSvg, tileSvg } from './brand/icons.ts'
import { cardSize, socialCard } from './brand/social-card.ts'
import { renderHtml } from './product/render-html.ts'
import { savePicture } from './toolkit/save-picture.ts'

for (const folder of ['brand', 'icons']) mkdirSync(`public/${folder}`, { recursive: true })

writeFileSync('public/brand/mark.svg', markSvg())
writeFileSync('public/favicon.svg', faviconSvg())

const tiles = [16, 32, 48].map(async size => ({ size, png: await rasterise(tileSvg(size), size) }))
writeFileSync('public/favicon.ico', encodeIco(await Promise.all(tiles)))

const rounded = appIconSvg({ markShare: 0.94, cornerShare: 0.22 })
writeFileSync('public/icons/icon-192.png', await rasterise(rounded, 192))
writeFileSync('public/icons/icon-512.png', await rasterise(rounded, 512))
// Systems cut a maskable icon to any shape that contains its middle 80 %, a circle at worst.
const maskable = appIconSvg({ markShare: 0.66, cornerShare: 0 })
writeFileSync('public/icons/icon-maskable-512.png', await rasterise(maskable, 512))
const touch = appIconSvg({ markShare: 0.9, cornerShare: 0 })
writeFileSync('public/apple-touch-icon.png', await rasterise(touch, 180))

const card = await renderHtml({ html: socialCard(), ...cardSize, scale: 1 })
await savePicture({ path: '/images/social/default.png', source: card, width: cardSize.width, widths: [] })

/** Drawn four times as large and reduced, which keeps the edges of small icons even. */
function rasterise(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg.replace('<svg ', `<svg width="${size * 4}" height="${size * 4}" `)))
    .resize(size, size, { kernel: 'mitchell' })
    .png({ compressionLevel: 9 })
    .toBuffer()
}

import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { encodeIco } from './brand/ico.ts'
import { appIconSvg, faviconSvg, markSvg, tileSvg } from './brand/icons.ts'
import { cardSize, socialCard } from './brand/social-card.ts'
import { renderHtml } from './toolkit/render-html.ts'
import { savePicture } from './toolkit/save-picture.ts'
import { preparePublicFile } from './toolkit/site-files.ts'

/** The mark, the icons of browsers and home screens, and the default picture of shared links. */
save('/brand/mark.svg', markSvg())
save('/favicon.svg', faviconSvg())

const tiles = [16, 32, 48].map(async size => ({ size, png: await rasterize(tileSvg(size), size) }))
save('/favicon.ico', encodeIco(await Promise.all(tiles)))

const rounded = appIconSvg({ markShare: 0.94, cornerShare: 0.22 })
save('/icons/icon-192.png', await rasterize(rounded, 192))
save('/icons/icon-512.png', await rasterize(rounded, 512))
// Platforms crop a maskable icon to any shape that contains its safe zone, a circle of 80 % of its width.
const maskable = appIconSvg({ markShare: 0.66, cornerShare: 0 })
save('/icons/icon-maskable-512.png', await rasterize(maskable, 512))
const touch = appIconSvg({ markShare: 0.9, cornerShare: 0 })
save('/apple-touch-icon.png', await rasterize(touch, 180))

const card = await renderHtml({ html: socialCard(), ...cardSize, scale: 1 })
await savePicture({ path: '/images/social/default.png', source: card, width: cardSize.width, widths: [] })

function save(path: string, content: string | Buffer): void {
  writeFileSync(preparePublicFile(path), content)
}

/** Renders at four times the size and scales down, which keeps the edges of small icons even. */
function rasterize(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg.replace('<svg ', `<svg width="${size * 4}" height="${size * 4}" `)))
    .resize(size, size, { kernel: 'mitchell' })
    .png({ compressionLevel: 9 })
    .toBuffer()
}

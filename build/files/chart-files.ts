import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { chartFilePath } from '../../shared/addresses/chart-files.ts'
import type { ChartFiles } from '../../shared/content/charts.ts'
import { type Typeface, typefaces } from '../../shared/values/typefaces.ts'
import { type Cache, readOrMake } from '../cache/cache.ts'
import type { MadeFile } from './made-file.ts'
import { readPalette } from './read-palette.ts'

type Palette = ReadonlyMap<string, string>

/** Of the picture, in pixels. */
const pictureWidth = 1200

/** The table, the drawing and the picture of each chart, and a file with its marks for pages to refer to. */
export async function makeChartFiles(
  root: string,
  charts: readonly ChartFiles[],
  cache: Cache,
): Promise<readonly MadeFile[]> {
  const [light, dark] = [readPalette(root, 'colors'), readPalette(root, 'dark-colors')]
  const made: MadeFile[] = []
  const encoder = new TextEncoder()
  for (const { id, csv, sheet, marks } of charts) {
    const files = [
      { format: 'csv', bytes: encoder.encode(csv) },
      { format: 'svg', bytes: encoder.encode(withSchemes(sheet, light, dark)) },
      { format: 'png', bytes: await makeChartPicture(sheet, light, cache) },
    ] as const
    for (const file of files) made.push({ id: `charts/${id}`, path: chartFilePath(id, file.format), ...file })
    const bytes = encoder.encode(withRoles(marks, light, dark))
    made.push({ id: `charts/${id}/marks`, format: 'svg', path: chartFilePath(id, 'marks.svg'), bytes })
  }
  return made
}

/** The picture of a chart: its drawing in the light scheme, as a PNG. */
export function makeChartPicture(sheet: string, light: Palette, cache: Cache): Promise<Uint8Array> {
  const svg = inColors(sheet, light)
  return readOrMake(cache, [svg], () => drawPicture(svg, find(light, 'page')))
}

const rolePattern = /var\(--color-([\w-]+)\)/g

/**
 * With the colors of the light scheme as attributes, which all programs read, and a sheet with those of the dark one.
 * Throws for two roles that only the dark scheme tells apart.
 */
function withSchemes(svg: string, light: Palette, dark: Palette): string {
  const toDark = new Map<string, string>()
  for (const [, role = ''] of svg.matchAll(rolePattern)) {
    const [from, to] = [find(light, role), find(dark, role)]
    if ((toDark.get(from) ?? to) !== to) throw new Error(`the color ${from} of a chart is two colors in the dark`)
    toDark.set(from, to)
  }
  const rules = [...toDark].flatMap(([from, to]) => [
    `[fill="${from}"]{fill:${to}}`,
    `[stroke="${from}"]{stroke:${to}}`,
  ])
  const ground = (palette: Palette) => `:root{background:${find(palette, 'page')}}`
  const style = `${ground(light)}#plain:target~.words{display:none}@media(prefers-color-scheme:dark){${ground(dark)}${rules.join('')}}`
  return inColors(svg, light).replace('</title>', `</title><style>${style}</style>`)
}

function inColors(svg: string, palette: Palette): string {
  return svg.replaceAll(rolePattern, (_, role: string) => find(palette, role))
}

/** For pages that refer to it, and give it their own colors; opened alone it has those of both schemes. */
function withRoles(svg: string, light: Palette, dark: Palette): string {
  const [own, night] = [light, dark].map(palette => {
    const roles = new Set(['page', ...Array.from(svg.matchAll(rolePattern), ([, role = '']) => role)])
    return `:root{${[...roles].map(role => `--color-${role}:${find(palette, role)}`).join(';')}}`
  })
  const style = `${own}:root{background:var(--color-page)}@media(prefers-color-scheme:dark){${night}}`
  return svg.replace('</title>', `</title><style>${style}</style>`)
}

function find(palette: Palette, role: string): string {
  const color = palette.get(role)
  if (color === undefined) throw new Error(`the design has no color "${role}"`)
  return color
}

const require = createRequire(import.meta.url)

const fonts = [findFontFile(typefaces.text, '400Regular'), findFontFile(typefaces.text, '600SemiBold')]

/** The TrueType file of one style. */
export function findFontFile({ family, id }: Typeface, style: string): string {
  const folder = dirname(require.resolve(`@expo-google-fonts/${id}/package.json`))
  return join(folder, style, `${family.replaceAll(' ', '')}_${style}.ttf`)
}

let opened: Promise<unknown> | undefined

async function drawPicture(svg: string, background: string): Promise<Buffer> {
  // Words that are drawn with a file of a typeface make it known to what draws SVG, for the rest of the process.
  opened ??= Promise.all(
    fonts.map(fontfile =>
      sharp({ text: { text: 'x', fontfile } })
        .raw()
        .toBuffer(),
    ),
  )
  await opened
  return sharp(Buffer.from(svg), { density: 126 })
    .resize({ width: pictureWidth })
    .flatten({ background })
    .png({ palette: true, colors: 64, effort: 4 })
    .toBuffer()
}

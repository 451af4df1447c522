import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Font, openSync } from 'fontkit'
import type { Typeface } from '../../shared/values/typefaces.ts'

const require = createRequire(import.meta.url)

/** What decides which typeface a drawing has, besides the packages. */
export const typefaceSources = ['build/typefaces', 'shared/values/typefaces.ts'] as const

/** What the makers of fonts call a style: its weight and name, and `_Italic`. */
type Weight = '400Regular' | '500Medium' | '600SemiBold'
export type Style = Weight | `${Weight}_Italic`

/** The TrueType file of one style. */
export function findFontFile({ family, id }: Typeface, style: Style): string {
  const folder = dirname(require.resolve(`@expo-google-fonts/${id}/package.json`))
  return join(folder, style, `${family.replaceAll(' ', '')}_${style}.ttf`)
}

export function openFont(file: string): Font {
  const font = openSync(file)
  if ('fonts' in font) throw new Error(`${file} is a collection of fonts`)
  return font
}

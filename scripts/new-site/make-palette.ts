import { reachContrast, withTone } from './colors.ts'

type Colors = { readonly accent: string; readonly deep: string }
type Roles = Readonly<Record<string, string>>

export type Palette = {
  /** Roles of the map `$colors` in client/styles/_tools.scss that change. */
  readonly light: Roles
  /** The same of `$dark-colors`. */
  readonly dark: Roles
  /** What was changed in the colors that were given, and why, a sentence each. */
  readonly notes: readonly string[]
}

/** Both schemes from two colors. Roles that mean something, such as danger, keep their colors. */
export function makePalette({ accent, deep }: Colors): Palette {
  const grounds = {
    page: '#ffffff',
    surface: withTone(deep, 0.25, 0.965),
    'surface-strong': withTone(deep, 0.2, 0.92),
    raised: '#ffffff',
  }
  const darkGrounds = {
    page: withTone(deep, 0.3, 0.07),
    surface: withTone(deep, 0.3, 0.11),
    'surface-strong': withTone(deep, 0.28, 0.165),
    raised: withTone(deep, 0.3, 0.13),
  }
  const onLight = (color: string, ratio: number) => reachContrast(color, Object.values(grounds), ratio)
  const onDark = (color: string, ratio: number) => reachContrast(color, Object.values(darkGrounds), ratio)
  const deepUsed = darken(deep)
  const deepGrounds = [deepUsed, withTone(deep, 0.4, 0.09)]
  // Parts of charts have it mixed with the ground, and need 3:1 then.
  const accentUsed = onLight(accent, 5.1)
  const light = {
    ...grounds,
    deep: deepUsed,
    'deep-strong': withTone(deep, 0.4, 0.09),
    'deep-bright': reachForText(withTone(deep, 0.5, 0.25)),
    text: onLight(withTone(deep, 0.35, 0.13), 7.5),
    'text-quiet': onLight(withTone(deep, 0.14, 0.35), 5),
    'text-on-deep': withTone(deep, 0.25, 0.965),
    'text-quiet-on-deep': reachContrast(
      withTone(deep, 0.15, 0.8),
      [...deepGrounds, reachForText(withTone(deep, 0.5, 0.25))],
      4.6,
    ),
    border: withTone(deep, 0.15, 0.82),
    'border-control': onLight(withTone(deep, 0.08, 0.5), 3.1),
    accent: accentUsed,
    'accent-strong': onLight(withTone(accent, 0.6, 0.3), 7),
    'accent-on-deep': reachContrast(withTone(accent, 0.75, 0.68), deepGrounds, 5),
    link: onLight(withTone(deep, 0.6, 0.3), 5),
  }
  const dark = {
    ...darkGrounds,
    text: onDark(withTone(deep, 0.1, 0.9), 7.5),
    'text-quiet': onDark(withTone(deep, 0.12, 0.7), 4.6),
    border: withTone(deep, 0.25, 0.22),
    'border-control': onDark(withTone(deep, 0.1, 0.5), 3.1),
    hairline: withTone(deep, 0.25, 0.22),
    accent: onDark(withTone(accent, 0.75, 0.68), 4.6),
    'accent-strong': onDark(withTone(accent, 0.75, 0.8), 7),
    link: onDark(withTone(deep, 0.6, 0.7), 4.6),
  }
  const notes = [
    ...(accentUsed.toLowerCase() === accent.toLowerCase()
      ? []
      : [`accent: ${accent} lacks contrast on light grounds; ${accentUsed} has 5:1`]),
    ...(deepUsed.toLowerCase() === deep.toLowerCase()
      ? []
      : [`deep: ${deep} is too light under white text or the mark of the focus; ${deepUsed} has 7:1 and 3:1`]),
  ]
  return { light, dark, notes }
}

/** As the role has it: it keeps its color, and is seen on deep grounds, too. */
const focus = '#1c7ed6'

/** A ground under light text and the mark of what has the focus. */
function darken(deep: string): string {
  return reachContrast(reachForText(deep), [focus], 3.1)
}

function reachForText(color: string): string {
  return reachContrast(color, ['#e9e9e9'], 7.1)
}

/** The style file with the palette in its two maps. */
export function paint(scss: string, { light, dark }: Palette): string {
  return scss
    .replace(/^\$colors: \([^)]*\)/m, map => setRoles(map, light))
    .replace(/^\$dark-colors: \([^)]*\)/m, map => setRoles(map, dark))
}

function setRoles(map: string, roles: Roles): string {
  return map.replaceAll(/^( {2}([\w-]+): )[^,]+,/gm, (line, start: string, role: string) => {
    const color = roles[role]
    return color === undefined ? line : `${start}${color},`
  })
}

import { type OfferedTypeface, offeredTypefaces } from './typefaces.ts'

/** Names of packages; headings have the typeface of the text unless they have their own. */
type Pair = { readonly text: string; readonly headings?: string | undefined }

/** A file of the engine with the pair in place of the typefaces that it names; any other file as it is. */
export function setTypefaces(path: string, text: string, { text: own, headings = own }: Pair): string {
  switch (path) {
    case 'client/styles/_typefaces.scss':
      return toStyles(text, own, headings)
    case 'shared/values/typefaces.ts':
      return toModule(text, own, headings)
    case 'compiler/charts/letter-widths.ts':
      return text.replace(/^ {2}\[\d+, .*\],\n(?: {2}\[\d+, .*\],\n)*/m, () => toWidths(own))
    case 'package.json':
      return text.replace(/(?:^ {4}"@(?:expo-google-fonts|fontsource-variable)\/.*\n)+/m, () =>
        toPackages([...new Set([own, headings])].toSorted()),
      )
    default:
      return text
  }
}

function find(id: string): OfferedTypeface {
  const typeface = offeredTypefaces.get(id)
  if (typeface === undefined) throw new Error(`no typeface is named "${id}"`)
  return typeface
}

const localFonts = {
  arial: "'Arial' 'Liberation Sans'",
  roboto: "'Roboto'",
  times: "'Times New Roman' 'Liberation Serif'",
  noto: "'Noto Serif'",
} as const

function toStyles(scss: string, text: string, headings: string): string {
  return scss.replace(/^(\$text: )(\([\s\S]*?^\))(;[\s\S]*^\$headings: )[^;]*/m, (_, start, map: string, between) => {
    const own = setFields(map, text)
    const withoutComments = own.replaceAll(/^ *\/\/.*\n/gm, '')
    return `${start}${own}${between}${headings === text ? '$text' : setFields(withoutComments, headings)}`
  })
}

function setFields(map: string, id: string): string {
  const { family, kind, ascent, descent, standIns } = find(id)
  const fonts = Object.entries(localFonts).flatMap(([name, fonts]) => {
    const ratios = Object.entries(standIns).find(([key]) => key === name)?.[1]
    return ratios === undefined ? [] : [`${name}: (${[fonts, ...ratios].join(', ')})`]
  })
  const fields = {
    family: `'${family}'`,
    package: `'${id}'`,
    ascent: String(ascent),
    descent: String(descent),
    'stand-ins': `(${fonts.join(', ')})`,
    rest: kind === 'serif' ? '(ui-serif, serif)' : '(system-ui, sans-serif)',
  }
  return Object.entries(fields).reduce(
    (changed, [field, value]) => changed.replace(new RegExp(`^(  ${field}: ).*,$`, 'm'), `$1${value},`),
    map,
  )
}

function toModule(module: string, text: string, headings: string): string {
  const toConstant = (role: string, id: string) =>
    `const ${role}: Typeface = { family: '${find(id).family}', id: '${id}' }\n`
  const own = module.replace(/^const text: .*\n/m, toConstant('text', text))
  if (headings === text) return own
  return own
    .replace(/^const text: .*\n/m, `$&${toConstant('headings', headings)}`)
    .replace('headings: text }', 'headings }')
}

function toWidths(id: string): string {
  return Object.entries(find(id).letters)
    .map(([width, letters]) => `  [${width}, ${quote(letters)}],\n`)
    .join('')
}

/** As the formatter would write it. */
function quote(text: string): string {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'"
  const escaped = text.replaceAll('\\', '\\\\').replaceAll(mark, `\\${mark}`).replaceAll('\u00a0', '\\u00a0')
  return `${mark}${escaped}${mark}`
}

function toPackages(ids: readonly string[]): string {
  const lines = ids.flatMap(id =>
    Object.entries(find(id).versions).map(([scope, version]) => `    "${scope}/${id}": "${version}",\n`),
  )
  return lines.toSorted().join('')
}

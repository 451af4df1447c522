import { toSlug } from '../../shared/values/slug.ts'

/** In characters. */
const maxNameLength = 48

/** The id of a chart: that of its piece, with its name or the first words of its title. */
export function toChartId(
  piece: string,
  { name, title }: { readonly name?: string | undefined; title: string },
): string {
  return `${piece}-${name ?? toName(title)}`
}

function toName(title: string): string {
  let name = ''
  for (const word of toSlug(title).split('-')) {
    if (name.length + word.length >= maxNameLength) break
    name = name === '' ? word : `${name}-${word}`
  }
  return name || 'chart'
}

import { linkTo } from '../../shared/addresses/links.ts'
import { toSlug } from '../../shared/values/slug.ts'

/** The address of the marks of a chart, in the colors of the page that refers to them; it stays when the chart changes. */
export function marksPath(id: string): string {
  return `${linkTo('chart', { chartId: id })}.marks.svg`
}

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

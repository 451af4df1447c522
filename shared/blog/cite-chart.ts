import { linkTo } from '../addresses/links.ts'
import type { ChartDocument } from '../content/charts.ts'
import { formatLongDate } from '../values/dates.ts'

type Site = { readonly company: string; readonly publicUrl: string }

/** The address of the page of a chart; without that of the site when it is unknown. */
function toChartUrl({ id }: Pick<ChartDocument, 'id'>, publicUrl: string): string {
  return publicUrl + linkTo('chart', { chartId: id })
}

/** How to cite a chart in a text. Where its piece names no author, the company is the author. */
export function citeChart(chart: ChartDocument, { company, publicUrl }: Site): string {
  const { title, authors, piece, publishedOn, changedOn } = chart
  const publisher = authors.length === 0 ? '' : ` ${company}`
  const dates = [publishedOn && formatLongDate(publishedOn), changedOn && `changed ${formatLongDate(changedOn)}`]
  const published = dates.filter(Boolean).join('; ')
  const end = [publisher.trim(), published].filter(Boolean).join(', ')
  const by = authors.length === 0 ? company : authors.join(', ')
  const sentences = [`${by}. “${title}.” Chart from “${piece.label}.”`, end && `${end}.`, toChartUrl(chart, publicUrl)]
  return sentences.filter(Boolean).join(' ')
}

/** How to cite a chart in BibTeX. */
export function toBibtex(chart: ChartDocument, { company, publicUrl }: Site): string {
  const { id, title, authors, piece, publishedOn = '', changedOn } = chart
  const [year, month] = publishedOn.split('-')
  const fields = {
    author: authors.length === 0 ? `{${escapeTex(company)}}` : authors.map(escapeTex).join(' and '),
    title: `{${escapeTex(title)}}`,
    howpublished: `Chart from “${escapeTex(piece.label)}”, ${escapeTex(company)}`,
    year: year === '' ? undefined : year,
    month: month === undefined ? undefined : String(Number(month)),
    url: toChartUrl(chart, publicUrl),
    note: ['CC BY 4.0', changedOn && `changed ${formatLongDate(changedOn)}`].filter(Boolean).join('; '),
  }
  const lines = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : `  ${name} = {${value}}`))
  return [`@misc{${id},`, lines.join(',\n'), '}'].join('\n')
}

/** What TeX would read as a command. No-break spaces are its own sign. */
function escapeTex(text: string): string {
  return text.replaceAll(/[&%$#_{}]/g, '\\$&').replaceAll('\u00a0', '~')
}

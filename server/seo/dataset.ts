import type { Dataset, Person } from 'schema-dts'
import { chartFilePath, chartFormats } from '../../shared/addresses/chart-files.ts'
import { linkTo, type PageLink } from '../../shared/addresses/links.ts'
import type { ChartSummary } from '../../shared/content/charts.ts'
import type { PageMeta, PageOf } from '../../shared/site-pages/page-data.ts'
import { fileTypes } from '../../shared/values/file-types.ts'
import { type SiteFacts, toAbsoluteUrl, toPublisher } from './organization.ts'

export function toChartLink({ id, title }: ChartSummary): PageLink {
  return { label: title, to: linkTo('chart', { chartId: id }) }
}

/** The figures of a chart: https://developers.google.com/search/docs/appearance/structured-data/dataset */
export function toDataset(
  { chart, words }: Extract<PageOf<'charts'>['data'], { readonly chart: unknown }>,
  { canonicalPath = '' }: PageMeta,
  facts: SiteFacts,
): Dataset {
  const { title, alt, columns, piece, authors, sources, publishedOn, changedOn } = chart
  const [article = ''] = piece.to.split('#')
  return {
    '@type': 'Dataset',
    name: title,
    description: alt,
    url: toAbsoluteUrl(facts, canonicalPath),
    license: words.licenseUrl,
    isAccessibleForFree: true,
    inLanguage: 'en-US',
    creator: authors.length === 0 ? toPublisher(facts) : authors.map(name => toCreator(name, facts)),
    publisher: toPublisher(facts),
    ...(publishedOn !== undefined && { datePublished: publishedOn }),
    ...(changedOn !== undefined && { dateModified: changedOn }),
    variableMeasured: [...columns],
    isPartOf: { '@type': 'WebPage', name: piece.label, url: toAbsoluteUrl(facts, article) },
    ...(sources.length > 0 && {
      isBasedOn: sources.map(({ id }) => `${toAbsoluteUrl(facts, linkTo('sources'))}#${id}`),
    }),
    distribution: chartFormats.map(format => ({
      '@type': 'DataDownload',
      encodingFormat: fileTypes[format].split(';', 1)[0] ?? '',
      contentUrl: toAbsoluteUrl(facts, chartFilePath(chart.id, format)),
    })),
  }
}

/** An invented person is called so. */
function toCreator(name: string, { siteData: { sample } }: SiteFacts): Person {
  return { '@type': 'Person', name, ...(sample !== undefined && { description: sample.people }) }
}

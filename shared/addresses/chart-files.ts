import { linkTo } from './links.ts'

/** What others can take of a chart. */
export const chartFormats = ['csv', 'svg', 'png'] as const

/** The address of a file of a chart, which stays when the chart changes; `marks.svg` is for pages to refer to. */
export function chartFilePath(id: string, format: (typeof chartFormats)[number] | 'marks.svg'): string {
  return `${linkTo('chart', { chartId: id })}.${format}`
}

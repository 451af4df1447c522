import { type LoadRequest, missing, show } from '../content/page-loader.ts'
import { firstSentence } from '../values/first-sentence.ts'

/** All charts. */
export async function loadCharts({ library }: LoadRequest) {
  const [{ credit, words, ...text }, charts] = await Promise.all([library.read('pages/charts'), library.read('charts')])
  return show({ text, charts }, text.meta)
}

/** A chart with its figures and the words of its page. */
export async function loadChart({ library, params }: LoadRequest) {
  const charts = await library.read('charts')
  const summary = charts.find(({ id }) => id === params.chartId)
  if (summary === undefined) return missing('page')
  const [{ words }, chart] = await Promise.all([library.read('pages/charts'), library.read(`charts/${summary.id}`)])
  return show({ chart, words }, { title: chart.title, description: toDescription(chart.alt) })
}

/** Sentences that fit a search result. */
function toDescription(alt: string): string {
  return /^.{50,170}?[.?!](?=\s|$)/.exec(alt)?.[0] ?? firstSentence(alt)
}

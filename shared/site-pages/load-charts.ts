import { type LoadRequest, missing, show } from '../content/page-loader.ts'
import { firstSentence } from '../values/first-sentence.ts'

/** A chart with its figures and the words of its page; without an id, the list of all. */
export async function loadCharts({ library, params: { chartId } }: LoadRequest) {
  const [{ credit, words, ...text }, charts] = await Promise.all([library.read('pages/charts'), library.read('charts')])
  if (chartId === undefined) return show({ text, charts }, text.meta)
  const summary = charts.find(({ id }) => id === chartId)
  if (summary === undefined) return missing('page')
  const chart = await library.read(`charts/${summary.id}`)
  return show({ chart, words }, { title: chart.title, description: toDescription(chart.alt) })
}

/** Sentences that fit a search result. */
function toDescription(alt: string): string {
  return /^.{50,170}?[.?!](?=\s|$)/.exec(alt)?.[0] ?? firstSentence(alt)
}

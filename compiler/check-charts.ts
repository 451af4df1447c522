import { listCharts, type PieceChart } from './list-charts.ts'
import { listNotes } from './notes.ts'
import type { Problem } from './problem.ts'
import type { Entries } from './read-entries.ts'

/** Each chart has an address of its own, and the sources of its figures are among those of its text. */
export function checkCharts(entries: Entries): Problem[] {
  const charts = listCharts(entries)
  const first = new Map<string, PieceChart>()
  for (const chart of charts) if (!first.has(chart.id)) first.set(chart.id, chart)
  return charts.flatMap(chart => {
    const problemHere = (fault: string, remedy: string) =>
      typeof chart.place === 'number'
        ? chart.source.problemInBody(chart.place, fault, remedy)
        : chart.source.problemAt(chart.place, fault, remedy)
    const isTaken = first.get(chart.id) !== chart
    const notes = typeof chart.place === 'number' ? listNotes(chart.source) : chart.sources
    const uncited = chart.sources.filter(id => !notes.includes(id))
    return [
      ...(isTaken
        ? [problemHere(`the chart has the address /charts/${chart.id}, as another`, 'give one of them another name')]
        : []),
      ...uncited.map(id =>
        problemHere(`the chart has the source "${id}", which the text does not cite`, `cite it as [^${id}]`),
      ),
    ]
  })
}

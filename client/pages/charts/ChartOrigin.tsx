import { linkTo } from '../../../shared/addresses/links.ts'
import type { ChartDocument } from '../../../shared/content/charts.ts'
import type { ChartsText } from '../../../shared/content/schemas/chart-pages.ts'
import { Dateline } from '../../components/Dateline.tsx'

/** What a chart stands in, and the way to all others. */
export function ChartOrigin({ chart, words }: { readonly chart: ChartDocument; readonly words: ChartsText['words'] }) {
  const { piece, authors, publishedOn } = chart
  return (
    <>
      {`${words.from} `}
      <a href={piece.to}>{piece.label}</a>
      {authors.length > 0 && `, ${authors.join(', ')}`}
      {publishedOn !== undefined && (
        <>
          {', '}
          <Dateline day={publishedOn} />
        </>
      )}
      {' · '}
      <a href={linkTo('charts')}>{words.all}</a>
    </>
  )
}

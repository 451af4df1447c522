import { content } from 'virtual:content'
import { linkTo } from '../../../shared/addresses/links.ts'
import { citeChart, toBibtex } from '../../../shared/blog/cite-chart.ts'
import type { ChartDocument } from '../../../shared/content/charts.ts'
import type { ChartsText } from '../../../shared/content/schemas/chart-pages.ts'
import { DownloadLinks } from '../downloads/DownloadLinks.tsx'
import { useChartFiles } from '../downloads/use-chart-files.ts'
import { ReadingSection } from '../sections/SectionFrame.tsx'
import { Table, toRows } from '../sections/Table.tsx'
import { Drawing } from '../writing/Drawing.tsx'
import styles from './chart.module.scss'

type Props = {
  readonly chart: ChartDocument
  readonly words: ChartsText['words']
  readonly publicUrl: string
}

/** A chart with its files, its figures, and how it may be used and cited. */
export function Chart({ chart, words, publicUrl }: Props) {
  const { site, sample, absent } = content.siteData
  const { title, columns, rows, note, piece, sources, authors } = chart
  const [beforePiece, afterPiece] = words.own.split('{piece}')
  const files = useChartFiles(chart.id)
  const cited = { company: site.name, publicUrl }
  return (
    <>
      <div className={styles.chart}>
        <Drawing drawing={chart.drawing} className={styles.drawing} />
        <div data-only="screen">
          <DownloadLinks files={files} title={title} />
        </div>
      </div>
      <ReadingSection isFound={false} section={{ id: 'figures', heading: words.table }}>
        <Table label={title} columns={columns} rows={toRows(rows)} isNumeric={rows.every(isRowOfNumbers) || undefined}>
          {note !== undefined && <p className={styles.note}>{note}</p>}
        </Table>
      </ReadingSection>
      <ReadingSection isFound={false} section={{ id: 'source', heading: words.origin }}>
        {sources.length === 0 ? (
          <p>
            {beforePiece}
            <a href={piece.to}>{piece.label}</a>
            {afterPiece}
          </p>
        ) : (
          <ul className={styles.sources}>
            {sources.map(source => (
              <li key={source.id}>
                {absent.includes('sources') ? (
                  source.title
                ) : (
                  <a href={`${linkTo('sources')}#${source.id}`}>{source.title}</a>
                )}
                {`, ${source.publisher}, ${source.year}`}
              </li>
            ))}
          </ul>
        )}
      </ReadingSection>
      <ReadingSection isFound={false} section={{ id: 'license', heading: words.license }}>
        <p>
          {`${words.terms} `}
          <a href={words.licenseUrl} rel="license">
            {words.licenseName}
          </a>
        </p>
      </ReadingSection>
      <ReadingSection isFound={false} section={{ id: 'cite', heading: words.cite }}>
        <p className={styles.citation}>{citeChart(chart, cited)}</p>
        <p className={styles.note}>{words.bibtex}</p>
        <pre className={styles.bibtex}>
          <code>{toBibtex(chart, cited)}</code>
        </pre>
        {sample !== undefined && authors.length > 0 && <p className={styles.note}>{sample.authors}</p>}
      </ReadingSection>
    </>
  )
}

type Cells = readonly string[]

/** In characters: longer cells are read as words. */
const maxNumberLength = 18

/** Ranges are no numbers: two columns of them have no room beside each other on a phone. */
function isRowOfNumbers([, ...cells]: Cells): boolean {
  const isNumber = (cell: string) => /^[−+$€£]*\d/.test(cell) && cell.length <= maxNumberLength && !/\sto\s/.test(cell)
  return cells.every(cell => cell === '' || isNumber(cell))
}

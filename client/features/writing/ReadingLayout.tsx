import type { ReactNode } from 'react'
import type { CalculatorData } from '../../../shared/calculators/load-calculator.ts'
import type { Body } from '../../../shared/content/library.ts'
import { PieceFiles } from './PieceFiles.tsx'
import { PieceTools } from './PieceTools.tsx'
import { Prose } from './Prose.tsx'
import { TableOfContents } from './TableOfContents.tsx'

type Props = {
  /** Canonical path of the piece. */
  readonly path: string
  readonly body: Body
  readonly calculators: readonly CalculatorData[]
  /** Above the text, such as an abstract. */
  readonly before?: ReactNode
  /** Next to the text on wide screens, above the table of contents. */
  readonly aside?: ReactNode
  /** Directly below the text. */
  readonly foot: ReactNode
  /** Below the text, such as related pieces. */
  readonly after?: ReactNode
}

/** The text of a piece with its table of contents and a reading progress bar. */
export function ReadingLayout({ path, body, calculators, before, aside, foot, after }: Props) {
  return (
    <>
      <div className="reading-progress" data-only="screen" aria-hidden="true" />
      <div className="reading-layout">
        {before !== undefined && <div className="reading-wide">{before}</div>}
        <div className="reading-aside">
          {aside}
          <TableOfContents headings={body.headings} />
        </div>
        <div className="reading-text">
          <Prose html={body.html} hasCharts={body.hasCharts} calculators={calculators} />
          {body.files !== undefined && <PieceFiles files={body.files} />}
          {foot}
          <PieceTools path={path} hasTwin={!body.isUnsaved} />
        </div>
        {after !== undefined && <div className="reading-wide">{after}</div>}
      </div>
    </>
  )
}

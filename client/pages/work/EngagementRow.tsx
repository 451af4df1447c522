import { linkTo } from '../../../shared/addresses/links.ts'
import type { ScreenData } from '../../../shared/site-pages/page-data.ts'
import { Badge } from '../../components/Badge.tsx'
import { ChartFigure } from '../../features/writing/ChartFigure.tsx'
import styles from './work.module.scss'

type Props = {
  readonly engagement: ScreenData['work']['engagements'][number]
  /** Badge of a worked sample. */
  readonly invented: string
  /** Whether its chart stands beside its words. */
  readonly hasChart: boolean
}

/** An engagement of the list: how it ended, in large words, with two figures and its chart. */
export function EngagementRow({ engagement, invented, hasChart }: Props) {
  const { id, isInvented, title, outcome, summary, figures, drawing } = engagement
  return (
    <article className={styles.engagement}>
      <div className={styles.engagementWords}>
        {isInvented && <Badge>{invented}</Badge>}
        <h3>
          <a href={linkTo('engagement', { engagementId: id })}>{title}</a>
        </h3>
        <strong className={styles.engagementOutcome}>{outcome}</strong>
        <p>{summary}</p>
      </div>
      <dl className={styles.engagementFigures}>
        {figures.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {hasChart && drawing !== undefined && <ChartFigure drawing={drawing} />}
    </article>
  )
}

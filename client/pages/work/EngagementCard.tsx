import { linkTo } from '../../../shared/addresses/links.ts'
import type { ScreenData } from '../../../shared/site-pages/page-data.ts'
import { Badge } from '../../components/Badge.tsx'
import { Card } from '../../components/Card.tsx'
import { CoverImage } from '../../components/CoverImage.tsx'
import { Row } from '../../components/Row.tsx'
import styles from './work.module.scss'

type Props = {
  readonly engagement: ScreenData['work']['engagements'][number]
  /** Badge of a worked sample. */
  readonly invented: string
}

export function EngagementCard({ engagement, invented }: Props) {
  const { id, isInvented, title, outcome, summary, picture, figures } = engagement
  return (
    <Card
      title={title}
      top={<CoverImage cover={picture} place="card" />}
      note={
        <Row>
          {isInvented && <Badge>{invented}</Badge>}
          <strong className={styles.engagementOutcome}>{outcome}</strong>
        </Row>
      }
      text={summary}
      to={linkTo('engagement', { engagementId: id })}
      hasArrow
    >
      {figures.length > 0 && (
        <dl className={styles.engagementFigures}>
          {figures.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  )
}

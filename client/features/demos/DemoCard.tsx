import { linkTo } from '../../../shared/addresses/links.ts'
import type { DemoSummary } from '../../../shared/content/schemas/demo.ts'
import { Card } from '../../components/Card.tsx'
import styles from './DemoCard.module.scss'
import { DemoScene } from './DemoScene.tsx'

type Props = {
  readonly demo: DemoSummary
  /** The heading level of the name. */
  readonly level?: 2 | 3
  /** In the first view. */
  readonly isEarly?: boolean
}

export function DemoCard({ demo, level, isEarly }: Props) {
  return (
    <Card
      title={demo.name}
      level={level}
      note={demo.requiresAuth ? 'Requires Login' : undefined}
      text={demo.description}
      top={<DemoScene demo={demo} isEarly={isEarly} />}
      to={linkTo('demo', { demoId: demo.id })}
      action="Launch Demo"
    >
      {demo.claim !== undefined && (
        <p className={styles.claim}>
          <strong>{demo.claim.figure}</strong> {demo.claim.text}
        </p>
      )}
      <p className={styles.tags}>
        {[...demo.industries, ...demo.technology].map(tag => (
          <span key={tag}>{tag}</span>
        ))}
      </p>
    </Card>
  )
}

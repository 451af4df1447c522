import { linkTo } from '../../../shared/addresses/links.ts'
import type { DemoSummary } from '../../../shared/content/schemas/demo.ts'
import { Badge } from '../../components/Badge.tsx'
import { Card } from '../../components/Card.tsx'
import { Row } from '../../components/Row.tsx'
import { DemoScene } from './DemoScene.tsx'

type Props = {
  readonly demo: DemoSummary
  /** The heading level of the name. */
  readonly level?: 2 | 3
}

export function DemoCard({ demo, level }: Props) {
  return (
    <Card
      title={demo.name}
      level={level}
      note={demo.requiresAuth ? 'Requires Login' : undefined}
      text={demo.description}
      top={<DemoScene demo={demo} />}
      to={linkTo('demo', { demoId: demo.id })}
      action="Launch Demo"
    >
      <Row>
        {[...demo.industries, ...demo.technology].map(tag => (
          <Badge key={tag}>{tag}</Badge>
        ))}
      </Row>
    </Card>
  )
}

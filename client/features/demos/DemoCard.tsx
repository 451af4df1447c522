import type { Demo } from '../../../shared/content/schemas/demo.ts'
import { linkTo } from '../../../shared/links.ts'
import { Badge } from '../../components/Badge.tsx'
import { Card } from '../../components/Card.tsx'
import { Row } from '../../components/Row.tsx'
import { DemoThumbnail } from './DemoThumbnail.tsx'

export function DemoCard({ demo }: { readonly demo: Demo }) {
  return (
    <Card
      title={demo.name}
      note={demo.requiresAuth ? 'Requires Login' : undefined}
      text={demo.description}
      top={<DemoThumbnail src={demo.thumbnailUrl} />}
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

import type { Demo } from '../../../shared/content/schemas/demo.ts'
import { linkTo } from '../../../shared/links.ts'
import { Badge } from '../../components/Badge.tsx'
import { Card } from '../../components/Card.tsx'
import { Row } from '../../components/Row.tsx'
import styles from './DemoCard.module.scss'

export function DemoCard({ demo }: { readonly demo: Demo }) {
  return (
    <Card
      title={demo.name}
      note={demo.requiresAuth ? 'Requires Login' : undefined}
      text={demo.description}
      to={linkTo('demo', { demoId: demo.id })}
    >
      <Row>
        {[...demo.industries, ...demo.technology].map(tag => (
          <Badge key={tag}>{tag}</Badge>
        ))}
      </Row>
      <span className={styles.launch} aria-hidden="true">
        Launch Demo
      </span>
    </Card>
  )
}

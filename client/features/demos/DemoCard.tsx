import { linkTo } from '../../../shared/addresses/links.ts'
import type { DemoSummary } from '../../../shared/content/schemas/demo.ts'
import { defaultPictures } from '../../../shared/values/pictures.ts'
import { Badge } from '../../components/Badge.tsx'
import { Card } from '../../components/Card.tsx'
import { Picture } from '../../components/Picture.tsx'
import { Row } from '../../components/Row.tsx'
import styles from './DemoCard.module.scss'

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

/** A broken picture is retried with its leading slash toggled, then replaced by the placeholder. */
export function DemoThumbnail({ src }: { readonly src: string }) {
  return (
    <Picture
      className={styles.thumbnail}
      src={src}
      alt=""
      sizes="(min-width: 64rem) 24rem, (min-width: 48rem) 45vw, 92vw"
      fallbacks={[toggleLeadingSlash(src), defaultPictures.demo]}
      onBroken={file => {
        // biome-ignore lint/suspicious/noConsole: the specification wants a broken thumbnail logged
        console.warn(`The demo picture ${file} cannot be shown.`)
      }}
    />
  )
}

function toggleLeadingSlash(path: string): string {
  return path.startsWith('/') ? path.slice(1) : `/${path}`
}

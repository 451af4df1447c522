import type { ReadingPlace, TagLink } from '../../../shared/topics/find-topic.ts'
import { Badge } from '../../components/Badge.tsx'
import { Row } from '../../components/Row.tsx'
import styles from './writing.module.scss'

/** The tags of an article, each with a link where a page is about it. */
export function Tags({ tags }: { readonly tags: readonly TagLink[] }) {
  return (
    <Row>
      {tags.map(({ label, to }) => (
        <Badge key={label}>{to === undefined ? `#${label}` : <a href={to}>{`#${label}`}</a>}</Badge>
      ))}
    </Row>
  )
}

/** The articles before and after this one in the reading order of a topic. */
export function PlaceInTopic({ place }: { readonly place: ReadingPlace | undefined }) {
  if (place === undefined) return null
  const { topic, position, count, previous, next } = place
  return (
    <nav className={styles.articlePlace} aria-labelledby="article-place" data-only="screen">
      <h2 id="article-place">
        {'Topic: '}
        <a href={topic.to}>{topic.label}</a>
      </h2>
      <p>{`${position} of ${count} in reading order`}</p>
      <ul>
        {previous !== undefined && (
          <li>
            {'Before this: '}
            <a href={previous.to}>{previous.label}</a>
          </li>
        )}
        {next !== undefined && (
          <li>
            {'Read next: '}
            <a href={next.to}>{next.label}</a>
          </li>
        )}
      </ul>
    </nav>
  )
}

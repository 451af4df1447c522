import type { Period } from '../../../shared/blog/archive.ts'
import { toTopicQuery } from '../../../shared/blog/topics.ts'
import { linkTo, type PageLink } from '../../../shared/links.ts'
import { FilterRow } from '../../components/FilterRow.tsx'
import { inPlaceLinks } from '../navigation/internal-links.ts'

type Props = {
  readonly route: 'blog' | 'blogs'
  readonly topics: readonly string[]
  readonly topic?: string
  readonly period?: Period
  /** The page about the chosen topic. */
  readonly topicPage?: PageLink
}

export function TopicFilter({ route, topics, topic, period, topicPage }: Props) {
  return (
    <>
      <div {...inPlaceLinks}>
        <FilterRow
          heading="Filter by Topic"
          all="All Topics"
          options={topics}
          selected={topic}
          toAddress={value =>
            linkTo(route, undefined, { ...period, ...toTopicQuery(value === topic ? undefined : value) })
          }
        />
      </div>
      {topicPage !== undefined && (
        <p>
          {'Topic: '}
          <a href={topicPage.to}>{topicPage.label}</a>
        </p>
      )}
    </>
  )
}

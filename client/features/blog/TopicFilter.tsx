import { linkTo } from '../../../shared/addresses/links.ts'
import type { Period } from '../../../shared/blog/archive.ts'
import type { PostTopic } from '../../../shared/blog/topics.ts'
import { FilterRow } from '../../components/FilterRow.tsx'
import { SkipLink } from '../../components/SkipLink.tsx'
import { inPlaceLinks } from '../navigation/internal-links.ts'

const pastFilters = 'list'

type Props = {
  readonly route: 'blog' | 'blogs'
  readonly topics: readonly PostTopic[]
  readonly topic?: PostTopic
  readonly period?: Period
  /** Why the list shows all topics. */
  readonly notice?: string
}

export function TopicFilter({ route, topics, topic, period, notice }: Props) {
  if (topics.length === 0) return null
  return (
    <>
      <SkipLink to={pastFilters}>Skip filters</SkipLink>
      <div {...inPlaceLinks}>
        <FilterRow
          heading="Filter by Topic"
          all="All Topics"
          options={topics.map(({ id }) => id)}
          toLabel={value => topics.find(({ id }) => id === value)?.title}
          selected={topic?.id}
          toAddress={value => linkTo(route, undefined, { ...period, topic: value === topic?.id ? undefined : value })}
        />
      </div>
      {topic !== undefined && (
        <p>
          {'Topic: '}
          <a href={linkTo('topic', { topicId: topic.id })}>{topic.title}</a>
        </p>
      )}
      {notice !== undefined && <p>{notice}</p>}
      <div id={pastFilters} />
    </>
  )
}

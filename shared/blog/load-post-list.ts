import type { Library, PostCard, PostSummary } from '../content/library.ts'
import { findMainTopic, findNearestTopic } from '../topics/find-topic.ts'
import type { TopicSummary, WithTopic } from '../topics/topic.ts'
import { parsePeriod, parseWholeNumber, postsInPeriod, toArchive } from './archive.ts'
import { paginate } from './pagination.ts'
import { listTopics, parseTopic, postsAbout, toTopicQuery } from './topics.ts'

type Request = { readonly library: Library; readonly query: URLSearchParams }

/** The cards of a blog list that a query asks for, with what the page needs to filter and page them. */
export async function loadPostList({ library, query }: Request) {
  const [all, topicPages] = await Promise.all([library.read('posts'), library.read('topics')])
  const period = parsePeriod(query)
  const inPeriod = postsInPeriod(all, period)
  const known = listTopics(all)
  const topic = parseTopic(query, known)
  const topics = known.filter(name => name === topic || postsAbout(inPeriod, name).length > 0)
  const { items, page, pageCount } = paginate(postsAbout(inPeriod, topic), parseWholeNumber(query.get('page')) ?? 1)
  const archive = toArchive(postsAbout(all, topic))
  const posts = items.map(post => toPostCard(post, topicPages))
  const topicPage = topic === undefined ? undefined : findNearestTopic([topic], topicPages)
  const list = { posts, postCount: all.length, page, pageCount, archive, period, topics, topic, topicPage }
  const shown = { ...period, ...toTopicQuery(topic), page: page > 1 ? page : undefined }
  // Each of the unlimited months without posts has a page that names it.
  const details = { query: shown, isCacheable: items.length > 0 }
  return { list, details }
}

/** Only what cards show, because the page contains it as JSON. */
function toPostCard(post: PostSummary, topicPages: readonly TopicSummary[]): PostCard & WithTopic {
  const { id, displayTitle, publishedOn, excerpt, cover, author, topics } = post
  return {
    id,
    displayTitle,
    publishedOn,
    excerpt,
    cover,
    author,
    topicPage: findMainTopic({ id, tags: topics }, topicPages),
  }
}

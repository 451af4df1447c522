import { linkTo } from '../addresses/links.ts'
import type { QueryOf } from '../addresses/routes.ts'
import type { PostCard, PostSummary } from '../content/library.ts'
import { type LoadRequest, redirectTo, show } from '../content/page-loader.ts'
import type { BlogListText } from '../content/schemas/writing-lists.ts'
import type { TopicSummary, WithTopic } from '../content/topic.ts'
import { findMainTopic } from '../topics/find-topic.ts'
import { monthNames } from '../values/dates.ts'
import { parsePeriod, postsInPeriod, toArchive } from './archive.ts'
import { paginate } from './pagination.ts'
import { parseTopic, postsAbout, toTopicQuery } from './topics.ts'

export async function loadBlog(request: LoadRequest<QueryOf<'blog'>>) {
  const [{ unknownTopic, ...text }, papers] = await Promise.all([
    request.library.read('pages/blog'),
    request.library.read('papers'),
  ])
  const shown = await loadPostList(request, { route: 'blog', text, unknownTopic })
  if (shown.kind === 'redirect') return shown
  const newest = papers.slice(0, 3).map(({ id, title }) => ({ id, title }))
  return show({ text, papers: newest, ...shown.list }, shown.meta, shown.details)
}

export async function loadBlogs(request: LoadRequest<QueryOf<'blogs'>>) {
  const { unknownTopic, ...text } = await request.library.read('pages/blogs')
  const shown = await loadPostList(request, { route: 'blogs', text, unknownTopic })
  if (shown.kind === 'redirect') return shown
  return show({ text, ...shown.list }, shown.meta, shown.details)
}

type ListOptions = {
  readonly route: 'blog' | 'blogs'
  readonly text: Pick<BlogListText, 'meta'>
  /** Says that no topic has the name in the query. */
  readonly unknownTopic: string
}

/** The cards of a blog list that a query asks for, with what the page needs to filter and page them. */
async function loadPostList(
  { library, query }: LoadRequest<QueryOf<'blog' | 'blogs'>>,
  { route, text, unknownTopic }: ListOptions,
) {
  const [all, topicPages] = await Promise.all([library.read('posts'), library.read('topics')])
  const period = parsePeriod(query)
  const { topic, isUnknown } = parseTopic(query, topicPages)
  const filters = { ...period, ...toTopicQuery(topic, isUnknown) }
  const inPeriod = postsInPeriod(all, period)
  const paged = paginate(postsAbout(inPeriod, topic), query.get('page'))
  if (paged === undefined) return redirectTo(linkTo(route, undefined, filters))
  const { items, page, pageCount } = paged
  const list = {
    posts: items.map(post => toPostCard(post, topicPages)),
    postCount: all.length,
    page,
    pageCount,
    archive: toArchive(postsAbout(all, topic)),
    period,
    topics: topicPages
      .filter(each => each === topic || postsAbout(inPeriod, each).length > 0)
      .map(({ id, title }) => ({ id, title })),
    topic: topic && { id: topic.id, title: topic.title },
    notice: isUnknown ? unknownTopic : undefined,
  }
  const number = page > 1 ? page : undefined
  // A filter chooses from the list, so its results have no canonical address of their own.
  const isFiltered = period !== undefined || topic !== undefined
  const canonicalPath = linkTo(route, undefined, { page: isFiltered ? undefined : number })
  const shown = [
    ...(topic === undefined ? [] : [topic.title]),
    ...(period === undefined ? [] : [`${monthNames[period.month - 1]} ${period.year}`]),
    ...(number === undefined ? [] : [`Page ${page} of ${pageCount}`]),
  ]
  const meta = { ...text.meta, title: [text.meta.title, ...shown].join(', ') }
  // Each of the unlimited months without posts has a page that names it.
  const details = { query: { ...filters, page: number }, canonicalPath, isCacheable: items.length > 0 }
  return { kind: 'list', list, meta, details } as const
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

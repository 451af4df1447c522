import { linkTo } from './links.ts'

/** The feeds of all articles with their paths and media types. */
export const feedFormats = [
  { id: 'rss', name: 'RSS', path: '/feed.xml', type: 'application/rss+xml' },
  { id: 'atom', name: 'Atom', path: '/atom.xml', type: 'application/atom+xml' },
  { id: 'json', name: 'JSON Feed', path: '/feed.json', type: 'application/feed+json' },
] as const

export type FeedFormat = (typeof feedFormats)[number]['id']

/** Topics and corrections have one format, which every feed reader knows. */
export const oneFeed = feedFormats[0]

export function toTopicFeedPath(topicId: string): string {
  return linkTo('topic', { topicId }) + oneFeed.path
}

/** Every change of an article, post or paper. */
export const correctionsFeedPath = linkTo('corrections') + oneFeed.path

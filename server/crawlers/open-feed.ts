import { Feed } from 'feed'
import { type FeedFormat, feedFormats } from '../../shared/addresses/feed-formats.ts'
import type { Library } from '../../shared/content/library.ts'

export type FeedSource = {
  readonly library: Library
  readonly publicUrl: string
  /** The path of the feed itself. */
  readonly path: string
  readonly format: FeedFormat
}

type FeedHead = {
  readonly title: string
  readonly description: string
  /** The path of the page that lists the same. */
  readonly home: string
  readonly changed: Date
}

/** A feed of this site without items. */
export function openFeed(
  { library, publicUrl, path, format }: FeedSource,
  { title, description, home, changed }: FeedHead,
): Feed {
  const { site } = library.siteData
  const feedUrl = publicUrl + path
  return new Feed({
    title: `${title} | ${site.name}`,
    description,
    id: feedUrl,
    feed: feedUrl,
    feedLinks: { json: feedUrl },
    link: publicUrl + home,
    language: 'en-us',
    updated: changed,
    copyright: `© ${site.copyright.year} ${site.legalName}`,
    generator: false,
    ...(format !== 'rss' && { image: `${publicUrl}/icons/icon-512.png`, author: { name: site.name, link: publicUrl } }),
  })
}

/** The feed as text, with its media type. */
export function printFeed(feed: Feed, format: FeedFormat) {
  return { text: print(feed, format), type: getType(format) }
}

function print(feed: Feed, format: FeedFormat): string {
  switch (format) {
    case 'rss':
      return feed.rss2()
    case 'atom':
      return feed.atom1()
    case 'json':
      return feed.json1()
  }
}

function getType(id: FeedFormat): string {
  const format = feedFormats.find(candidate => candidate.id === id)
  if (format === undefined) throw new Error(`no feed has the format "${id}"`)
  return format.type
}

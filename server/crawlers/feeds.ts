import { Feed, type Item } from 'feed'
import type { Library, PostSummary } from '../../shared/content/library.ts'
import { type FeedFormat, feedFormats } from '../../shared/feed-formats.ts'
import { linkTo } from '../../shared/links.ts'
import { escapeMarkup, toAbsoluteHtml } from '../markup.ts'

type Blog = { readonly library: Library; readonly publicUrl: string }

const maxPosts = 20

/** A feed of the newest posts with their whole text; `changed` is when the newest was published. */
export async function createFeed({ library, publicUrl }: Blog, format: FeedFormat) {
  const [text, all] = await Promise.all([library.read('pages/blogs'), library.read('posts')])
  const posts = all.slice(0, maxPosts)
  const { site } = library.siteData
  const { path, type } = getFormat(format)
  const feedUrl = `${publicUrl}${path}`
  const changed = new Date(posts[0]?.publishedAt ?? posts[0]?.publishedOn ?? 0)
  const blogUrl = `${publicUrl}${linkTo('blogs')}`
  const feed = new Feed({
    title: `${text.heading} | ${site.name}`,
    description: text.subtitle,
    id: feedUrl,
    feed: feedUrl,
    feedLinks: { json: feedUrl },
    link: blogUrl,
    language: 'en-us',
    updated: changed,
    copyright: `© ${site.copyright.year} ${site.legalName}`,
    generator: false,
    ...(format !== 'rss' && { image: `${publicUrl}/icons/icon-512.png`, author: { name: site.name, link: publicUrl } }),
  })
  for (const post of posts) {
    const { html } = await library.read(`bodies/${post.id}`)
    feed.addItem(toItem(post, { html, publicUrl, format }))
  }
  return { text: print(feed, format), type, changed }
}

type ItemSource = { readonly html: string; readonly publicUrl: string; readonly format: FeedFormat }

function toItem(post: PostSummary, { html, publicUrl, format }: ItemSource): Item {
  const pageUrl = `${publicUrl}${linkTo('blogsPost', { postId: post.id })}`
  const date = new Date(post.publishedAt ?? post.publishedOn)
  const cover = `${publicUrl}${post.cover.src}`
  const picture = `<p><img src="${escapeMarkup(cover)}" alt="${escapeMarkup(post.cover.alt)}"></p>`
  const { name, avatar } = post.author
  const item = {
    title: post.title,
    link: pageUrl,
    // Atom calls this date `updated`, JSON Feed `date_modified`; RSS has only one, which is the publication's.
    date: format === 'rss' || post.changedOn === undefined ? date : new Date(post.changedOn),
    published: date,
    description: post.excerpt,
    content: picture + toAbsoluteHtml(html, { publicUrl, pageUrl }),
    category: post.topics.map(topic => ({ name: topic, term: topic })),
  }
  switch (format) {
    case 'rss':
      // The author of RSS is a mail address; Dublin Core's creator can be a name.
      return { ...item, extensions: [{ name: 'dc:creator', objects: { _text: name } }] }
    case 'atom':
      return { ...item, author: [{ name }] }
    case 'json': {
      const author = { name, ...(avatar !== undefined && { avatar: `${publicUrl}${avatar}` }) }
      return { ...item, id: pageUrl, image: cover, author: [author] }
    }
  }
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

function getFormat(id: FeedFormat): (typeof feedFormats)[number] {
  const format = feedFormats.find(candidate => candidate.id === id)
  if (format === undefined) throw new Error(`no feed has the format "${id}"`)
  return format
}

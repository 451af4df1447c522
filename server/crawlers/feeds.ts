import { createHash } from 'node:crypto'
import { Feed, type Item } from 'feed'
import { type FeedFormat, feedFormats } from '../../shared/addresses/feed-formats.ts'
import { linkTo } from '../../shared/addresses/links.ts'
import type { Library } from '../../shared/content/library.ts'
import type { TopicSummary } from '../../shared/content/topic.ts'
import { articlesOfTopic, type DatedArticle, isOfTopic, listArticles } from '../../shared/topics/list-articles.ts'
import { escapeMarkup } from '../../shared/values/escape-markup.ts'
import { toAbsoluteHtml } from './absolute-html.ts'

type Source = {
  readonly library: Library
  readonly publicUrl: string
  /** The path of the feed itself. */
  readonly path: string
  readonly format: FeedFormat
  /** Only what belongs to this topic; by default everything. */
  readonly topic?: TopicSummary
}

const maxArticles = 20

/** A feed of the newest posts and papers with their whole text; `changed` is when the newest was published. */
export async function createFeed(source: Source) {
  const { library, publicUrl, format, topic } = source
  const [{ feed: words }, posts, papers, topics] = await Promise.all([
    library.read('pages/topics'),
    library.read('posts'),
    library.read('papers'),
    library.read('topics'),
  ])
  const all = listArticles({ posts, papers })
  const articles = (topic === undefined ? all : articlesOfTopic(all, topic)).slice(0, maxArticles)
  const [newest] = articles
  const changed = newest === undefined ? new Date(0) : toPublication(newest)
  const home = topic === undefined ? linkTo('blogs') : linkTo('topic', { topicId: topic.id })
  const head = { title: topic?.title ?? words.title, description: topic?.text ?? words.description }
  const feed = openFeed(source, { ...head, home, changed })
  for (const article of articles) {
    const { html } = await library.read(`bodies/${article.id}`)
    const ofArticle = topics.filter(each => isOfTopic(article, each)).map(({ title }) => title)
    feed.addItem(toItem(article, { html, topics: ofArticle, publicUrl, format }))
  }
  return { text: print(feed, format), type: getType(format), changed }
}

/** A feed of every change of an article, post or paper; `changed` is the day of the newest. */
export async function createCorrectionsFeed(source: Omit<Source, 'topic'>) {
  const { library, publicUrl, format } = source
  const [{ meta }, changes] = await Promise.all([library.read('pages/corrections'), library.read('changes')])
  const changed = new Date(changes[0]?.date ?? 0)
  const feed = openFeed(source, { ...meta, home: linkTo('corrections'), changed })
  for (const { date, text, article } of changes) {
    const link = `${publicUrl}${article.to}#changes`
    // Several changes have one page and one day; the words of a change stay.
    const id = `${link}-${createHash('sha256').update(`${date} ${text}`).digest('hex').slice(0, 12)}`
    feed.addItem({
      title: article.label,
      id,
      link,
      date: new Date(date),
      description: text,
      content: escapeMarkup(text),
    })
  }
  return { text: print(feed, format), type: getType(format), changed }
}

type FeedHead = {
  readonly title: string
  readonly description: string
  /** The path of the page that lists the same. */
  readonly home: string
  readonly changed: Date
}

function openFeed({ library, publicUrl, path, format }: Source, { title, description, home, changed }: FeedHead): Feed {
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

function toPublication(article: DatedArticle): Date {
  return new Date((article.kind === 'article' ? article.post.publishedAt : undefined) ?? article.date)
}

type ItemSource = Pick<Source, 'publicUrl' | 'format'> & { readonly html: string; readonly topics: readonly string[] }

function toItem(article: DatedArticle, { html, topics, publicUrl, format }: ItemSource): Item {
  const { changedOn, excerpt, cover } = article.kind === 'article' ? article.post : article.paper
  const authors = article.kind === 'article' ? [article.post.author] : article.paper.authors
  const pageUrl = publicUrl + article.path
  const date = toPublication(article)
  const coverUrl = publicUrl + cover.src
  const picture = `<p><img src="${escapeMarkup(coverUrl)}" alt="${escapeMarkup(cover.alt)}"></p>`
  const item = {
    title: article.title,
    link: pageUrl,
    // Atom calls this date `updated`, JSON Feed `date_modified`; RSS has only one, which is the publication's.
    date: format === 'rss' || changedOn === undefined ? date : new Date(changedOn),
    published: date,
    description: excerpt,
    content: picture + toAbsoluteHtml(html, { publicUrl, pageUrl }),
    category: topics.map(topic => ({ name: topic, term: topic })),
  }
  // RSS and JSON Feed have room for one author.
  const byline = authors.map(({ name }) => name).join(', ')
  switch (format) {
    case 'rss':
      // The author of RSS is a mail address; Dublin Core's creator can be a name.
      return { ...item, extensions: [{ name: 'dc:creator', objects: { _text: byline } }] }
    case 'atom':
      return { ...item, author: authors.map(({ name }) => ({ name })) }
    case 'json': {
      const avatar = authors.length === 1 ? authors[0]?.avatar : undefined
      const author = { name: byline, ...(avatar !== undefined && { avatar: publicUrl + avatar }) }
      return { ...item, id: pageUrl, image: coverUrl, author: [author] }
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

function getType(id: FeedFormat): string {
  const format = feedFormats.find(candidate => candidate.id === id)
  if (format === undefined) throw new Error(`no feed has the format "${id}"`)
  return format.type
}

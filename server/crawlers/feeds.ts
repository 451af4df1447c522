import type { Item } from 'feed'
import { linkTo } from '../../shared/addresses/links.ts'
import type { Library } from '../../shared/content/library.ts'
import type { TopicSummary } from '../../shared/content/topic.ts'
import { articlesOfTopic, type DatedArticle, isOfTopic, listArticles } from '../../shared/topics/list-articles.ts'
import { escapeMarkup } from '../../shared/values/escape-markup.ts'
import { toAbsoluteHtml } from './absolute-html.ts'
import { type FeedSource, openFeed, printFeed } from './open-feed.ts'

type Source = FeedSource & {
  /** Only what belongs to this topic; by default everything. */
  readonly topic?: TopicSummary
}

const maxArticles = 20

/** A feed of the newest posts and papers with their whole text; `changed` is when the newest was published. */
export async function createFeed(source: Source) {
  const { library, publicUrl, format, topic } = source
  const [words, posts, papers, topics] = await Promise.all([
    readWords(library),
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
  return { ...printFeed(feed, format), changed }
}

/** A site without topics has the words of its list of posts. */
async function readWords(library: Library): Promise<{ readonly title: string; readonly description: string }> {
  if (!library.siteData.absent.includes('topics')) return (await library.read('pages/topics')).feed
  return (await library.read('pages/blogs')).meta
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

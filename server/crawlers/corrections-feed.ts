import { createHash } from 'node:crypto'
import { linkTo } from '../../shared/addresses/links.ts'
import { escapeMarkup } from '../../shared/values/escape-markup.ts'
import { type FeedSource, openFeed, printFeed } from './open-feed.ts'

/** A feed of every change of an article, post or paper; `changed` is the day of the newest. */
export async function createCorrectionsFeed(source: FeedSource) {
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
  return { ...printFeed(feed, format), changed }
}

import { withoutTermNotes } from '../../shared/values/article-body.ts'

const tag = /<[a-z](?:"[^"]*"|[^">])*>/gi
const urlAttribute = /\s(href|src)="([^"]*)"/g
const headingAnchor = /<a [^>]*class="heading-anchor"[^>]*>.*?<\/a>/g

/**
 * The HTML of a written article for readers outside the site: with absolute URLs without the anchors beside headings and the
 * notes at terms.
 * Expects the compiler's output: attributes in double quotes and no bare `<` in text.
 */
export function toAbsoluteHtml(html: string, { publicUrl, pageUrl }: { publicUrl: string; pageUrl: string }): string {
  const toAbsolute = (url: string) => {
    if (url.startsWith('#')) return pageUrl + url
    return url.startsWith('/') && !url.startsWith('//') ? publicUrl + url : url
  }
  return withoutTermNotes(html)
    .replace(headingAnchor, '')
    .replace(tag, start => start.replace(urlAttribute, (_, name, url) => ` ${name}="${toAbsolute(url)}"`))
}

const tag = /<[a-z](?:"[^"]*"|[^">])*>/gi
const address = /\s(href|src)="([^"]*)"/g
const headingAnchor = /<a [^>]*class="heading-anchor"[^>]*>.*?<\/a>/g

/**
 * A piece's HTML for readers outside the site: links and pictures by whole addresses, links within the piece by the
 * piece's own, and without the marks that the site draws beside headings. Takes what the compiler writes: attributes in
 * double quotes, and no bare `<` in texts.
 */
export function toWholeHtml(html: string, { publicUrl, pageUrl }: { publicUrl: string; pageUrl: string }): string {
  const complete = (value: string) => {
    if (value.startsWith('#')) return pageUrl + value
    return value.startsWith('/') && !value.startsWith('//') ? publicUrl + value : value
  }
  return html
    .replace(headingAnchor, '')
    .replace(tag, start => start.replace(address, (_, name, value) => ` ${name}="${complete(value)}"`))
}

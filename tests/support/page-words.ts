const entities: ReadonlyMap<string, string> = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#x27;', "'"],
  ['&#x26;', '&'],
  ['&#x3C;', '<'],
])

/** The visible text of a page, one item for each text between two tags. */
export function wordsOf(html: string): readonly string[] {
  return html
    .replace(/^[\s\S]*<body[^>]*>/, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .split(/<[^>]*>/)
    .map(text => decodeHtml(text).trim())
    .filter(text => text !== '')
}

/** The links of a page: their text, on one line, and their `href`. */
export function linksOf(html: string): readonly (readonly [words: string, href: string])[] {
  return [...html.matchAll(/<a\b[^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)].map(([, href = '', inner = '']) => [
    wordsOf(inner).join(' '),
    decodeHtml(href),
  ])
}

/** A text of HTML without references to characters. */
export function decodeHtml(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x2[67]|#x3C);/g, entity => entities.get(entity) ?? entity)
}

/** The texts of a page's blocks, which inline elements do not divide, with its descriptions and structured data. */
export function blocksOf(html: string): readonly string[] {
  const attributes = [...html.matchAll(/\b(?:content|alt|aria-label|title)="([^"]*)"/g)].map(([, text = '']) => text)
  const data = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => text,
  )
  const inline = /<\/?(?:a|abbr|b|button|code|em|i|q|span|strong|sub|sup|time)\b[^>]*>/g
  return [...wordsOf(html.replace(inline, '')), ...attributes.map(decodeHtml), ...data]
}

/** Where a link of a page to the contact form with a topic leads. */
export function toTopicLink(topic: string, path: string): string {
  return `/contact?topic=${topic}&from=${encodeURIComponent(path)}`
}

import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

/** What a page is sent as: HTML, Markdown at the page's own address, or Markdown at the address with `.md` at its end. */
export type PageFormat = 'html' | 'markdown' | 'markdownFile'

/** The first one is the default. */
const types = ['text/html', 'text/markdown']

/** Clients that ask for Markdown send a handful of headers. */
const preferences = new LRUCache<string, { readonly isMarkdown: boolean }>({
  max: 100,
  memoMethod: header => ({ isMarkdown: new Negotiator({ headers: { accept: header } }).mediaType(types) === types[1] }),
})

/** Whether a client wants Markdown rather than HTML, by its header `Accept`. Browsers, whose headers do not name it, cost nothing. */
export function prefersMarkdown(accept: string | undefined): boolean {
  return accept !== undefined && /markdown/i.test(accept) && preferences.memo(accept).isMarkdown
}

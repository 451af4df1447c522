import { request as expressRequest } from 'express'
import { LRUCache } from 'lru-cache'

/** What a page is sent as: HTML, Markdown at the page's own address, or Markdown at the address with `.md` at its end. */
export type PageFormat = 'html' | 'markdown' | 'markdownFile'

/** The first one is the default. */
const types = ['text/html', 'text/markdown']

/** Express's own parser; requests come here before Express sees them. Clients that ask for Markdown send a handful of headers. */
const preferences = new LRUCache<string, { readonly isMarkdown: boolean }>({
  max: 100,
  memoMethod: header => ({
    isMarkdown: expressRequest.accepts.call({ headers: { accept: header } }, ...types) === types[1],
  }),
})

/** Whether a client wants Markdown rather than HTML, by its header `Accept`. Browsers, whose headers do not name it, cost nothing. */
export function prefersMarkdown(accept: string | undefined): boolean {
  return accept !== undefined && /markdown/i.test(accept) && preferences.memo(accept).isMarkdown
}

import type { RequestHandler, Response } from 'express'
import type { RenderedPage } from '../pages/encoded-page.ts'
import { sendPage } from '../pages/send-page.ts'
import type { Services } from './services.ts'

type GeneratedText = {
  readonly text: string
  /** Media type without the charset, which is UTF-8. */
  readonly type: string
  readonly changed?: Date
  /** One hour by default. */
  readonly cacheControl?: string
}

/** What sends a text that all visitors get, and that is written again after a failure, a deploy, or when its day is over. */
export type SendText = (response: Response, path: string, write: () => Promise<GeneratedText>) => Promise<void>

/** Texts are made once and kept with the pages, compressed in advance: compressing takes more time and memory than the rest. */
export function createSendText({ pages, securityHeaders }: Pick<Services, 'pages' | 'securityHeaders'>): SendText {
  const shared = securityHeaders.flat()
  return async function sendText(response, path, write) {
    const shown = await pages.loadText(path, async (): Promise<RenderedPage> => {
      const { text, type, changed, cacheControl = 'public, max-age=3600' } = await write()
      const modified = changed === undefined ? [] : ['Last-Modified', changed.toUTCString()]
      const headers = [...shared, 'Cache-Control', cacheControl, ...modified]
      return { bytes: Buffer.from(text), type, status: 200, route: 'file', changed, headers }
    })
    response.locals.isCacheHit = shown.isHit
    sendPage(response.req, response, shown)
  }
}

/** Sends the text of a path; the request's own may differ in case, which must not fill the cache. */
export function serveText(sendText: SendText, path: string, write: () => Promise<GeneratedText>): RequestHandler {
  return (_request, response) => sendText(response, path, write)
}

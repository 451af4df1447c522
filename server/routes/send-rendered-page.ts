import type { Response } from 'express'
import type { PageAddress } from '../../shared/page-address.ts'
import type { Page } from '../../shared/page-data.ts'
import type { Services } from '../services.ts'

type PageAnswer = { readonly status: number; readonly address: PageAddress; readonly page: Page }

/** Renders a page and sends it; gives up when the visitor has gone. Rejects when the render fails. */
export async function sendPage(
  { renderPage }: Pick<Services, 'renderPage'>,
  response: Response,
  { status, address, page }: PageAnswer,
): Promise<void> {
  const gone = new AbortController()
  response.once('close', () => gone.abort(new Error('the visitor has gone')))
  const { html, policy } = await renderPage({ address, page, signal: gone.signal })
  if (!response.hasHeader('Cache-Control')) response.set('Cache-Control', 'no-cache')
  response.status(status).set('Content-Security-Policy', policy).type('html').send(html)
}

import { createHash } from 'node:crypto'
import { constants } from 'node:zlib'
import { toBrotli, toGzip } from '../compress.ts'
import type { Encoding } from '../http/encoding.ts'

/** Names and values in turn, as `writeHead` takes them. */
export type HeaderList = readonly string[]

/** A page's bytes in one encoding, with the headers of both answers that they can be given in. */
export type Variant = {
  readonly body: Buffer
  readonly etag: string
  readonly headers: string[]
  /** The same for a page that was kept, built once because they are sent most. */
  readonly keptHeaders: string[]
  readonly notModifiedHeaders: string[]
}

/** What a page is before it is packed for sending. */
export type RenderedPage = {
  readonly html: Buffer
  readonly status: number
  /** The path's pattern in the route table, which it is counted under. */
  readonly route: string
  /** Headers beside those that the bytes decide. */
  readonly headers: HeaderList
}

/** A rendered page, ready to be sent to whoever asks. */
export type FinishedPage = RenderedPage & {
  readonly variants: { readonly identity: Variant; readonly gzip: Variant; readonly br?: Variant }
}

/** The page as it is and in gzip, which is made quickly. */
export async function finishPage(rendered: RenderedPage): Promise<FinishedPage> {
  return assemblePage(rendered, { gzip: await toGzip(rendered.html, 6) })
}

/** The page with its smallest form added, which takes some twenty milliseconds of a thread beside the main one. */
export async function addBrotli(page: FinishedPage): Promise<FinishedPage> {
  const br = await toBrotli(page.html, {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    // A window of 256 KiB holds any page; the usual 4 MiB would be the most memory that the server ever takes.
    [constants.BROTLI_PARAM_LGWIN]: 18,
  })
  return assemblePage(page, { gzip: page.variants.gzip.body, br })
}

/** A page from its bytes in each encoding. */
export function assemblePage(
  { html, status, route, headers }: RenderedPage,
  { gzip, br }: { readonly gzip: Buffer; readonly br?: Buffer },
): FinishedPage {
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 20)
  const toVariant = (encoding: Encoding, body: Buffer) => createVariant({ headers, hash, encoding, body })
  const variants = {
    identity: toVariant('identity', html),
    gzip: toVariant('gzip', gzip),
    ...(br !== undefined && { br: toVariant('br', br) }),
  }
  return { html, status, route, headers, variants }
}

/** Bytes that the page keeps in memory. */
export function sizeOf({ variants }: FinishedPage): number {
  return variants.identity.body.length + variants.gzip.body.length + (variants.br?.body.length ?? 0)
}

type VariantParts = {
  readonly headers: HeaderList
  /** Of the page's HTML. */
  readonly hash: string
  readonly encoding: Encoding
  readonly body: Buffer
}

function createVariant({ headers, hash, encoding, body }: VariantParts): Variant {
  const etag = `"${hash}-${encoding}"`
  const notModifiedHeaders = [...headers, 'Vary', 'Accept-Encoding', 'ETag', etag]
  const allHeaders = [
    ...notModifiedHeaders,
    'Content-Type',
    'text/html; charset=utf-8',
    'Content-Length',
    String(body.length),
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
  ]
  return {
    body,
    etag,
    notModifiedHeaders,
    headers: allHeaders,
    keptHeaders: [...allHeaders, 'Cache-Status', 'pages; hit'],
  }
}

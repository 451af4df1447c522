import { createHash } from 'node:crypto'
import { constants } from 'node:zlib'
import { toBrotli, toGzip } from '../compress.ts'
import type { Encoding } from '../http/encoding.ts'

/** Names and values in turn, as `writeHead` takes them. */
export type HeaderList = readonly string[]

/** A page's bytes in one encoding with the headers of each answer they can be part of, built once. */
export type EncodedBody = {
  readonly body: Buffer
  readonly etag: string
  readonly headers: string[]
  /** The same for a page that comes from the cache. */
  readonly hitHeaders: string[]
  readonly notModifiedHeaders: string[]
}

export type RenderedPage = {
  readonly html: Buffer
  readonly status: number
  /** The path's pattern in the route table: the page's label in metrics. */
  readonly route: string
  /** Headers beside those that follow from the bytes. */
  readonly headers: HeaderList
}

/** A page that can be sent to any client. Brotli comes later, see `addBrotli`. */
export type EncodedPage = RenderedPage & {
  readonly encodings: { readonly identity: EncodedBody; readonly gzip: EncodedBody; readonly br?: EncodedBody }
}

/** The page as it is and in gzip, which takes a fraction of a millisecond. */
export async function encodePage(page: RenderedPage): Promise<EncodedPage> {
  const encodings = {
    identity: toEncodedBody(page, 'identity', page.html),
    gzip: toEncodedBody(page, 'gzip', await toGzip(page.html, 6)),
  }
  return { ...page, encodings }
}

/** The page with brotli 11 added, which takes some twenty milliseconds of a thread beside the main one. */
export async function addBrotli(page: EncodedPage): Promise<EncodedPage> {
  const body = await toBrotli(page.html, {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    // A window of 256 KiB holds any page; the default of 4 MiB would be the peak of the server's memory.
    [constants.BROTLI_PARAM_LGWIN]: 18,
  })
  return { ...page, encodings: { ...page.encodings, br: toEncodedBody(page, 'br', body) } }
}

/** Bytes of memory that the bodies take. */
export function sizeOf({ encodings: { identity, gzip, br } }: EncodedPage): number {
  return identity.body.length + gzip.body.length + (br?.body.length ?? 0)
}

function toEncodedBody(page: RenderedPage, encoding: Encoding, body: Buffer): EncodedBody {
  const hash = createHash('sha256').update(page.html).digest('base64url').slice(0, 20)
  const etag = `"${hash}-${encoding}"`
  const notModifiedHeaders = [...page.headers, 'Vary', 'Accept-Encoding', 'ETag', etag]
  const headers = [
    ...notModifiedHeaders,
    ...['Content-Type', 'text/html; charset=utf-8', 'Content-Length', String(body.length)],
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
  ]
  return { body, etag, notModifiedHeaders, headers, hitHeaders: [...headers, 'Cache-Status', 'pages; hit'] }
}

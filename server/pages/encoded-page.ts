import { createHash } from 'node:crypto'
import { constants } from 'node:zlib'
import { toBrotli, toGzip } from './compress.ts'

/** The encodings of a page, the smallest first. */
export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/** Names and values in turn, as `writeHead` takes them. */
export type HeaderList = readonly string[]

/** A page's bytes in one encoding, with the headers of each possible response. */
export type EncodedBody = {
  readonly body: Buffer
  readonly etag: string
  readonly headers: string[]
  /** For a page from the cache. */
  readonly hitHeaders: string[]
  readonly notModifiedHeaders: string[]
}

export type RenderedPage = {
  /** A text in UTF-8, or a file that is compressed by itself. */
  readonly bytes: Buffer
  readonly isBinary?: boolean
  /** Media type without the charset. */
  readonly type: string
  /** The request's headers that decide between representations at the address, besides Accept-Encoding. */
  readonly vary?: 'Accept'
  readonly status: number
  /** The path's pattern in the route table: the page's label in metrics. */
  readonly route: string
  /** For clients that ask for what has changed since a date. */
  readonly changed?: Date | undefined
  /** Headers that do not depend on the bytes. */
  readonly headers: HeaderList
}

/** A page that can be sent to any client; `addBrotli` adds the brotli encoding. */
export type EncodedPage = RenderedPage & {
  readonly encodings: { readonly identity: EncodedBody; readonly gzip?: EncodedBody; readonly br?: EncodedBody }
}

/** The page in identity and, for a text, gzip encoding. */
export async function encodePage(page: RenderedPage): Promise<EncodedPage> {
  const identity = toEncodedBody(page, 'identity', page.bytes)
  if (page.isBinary) return { ...page, encodings: { identity } }
  // Level 4 takes two thirds of the time of the default, for 5 % more bytes until the brotli encoding is ready.
  const gzip = toEncodedBody(page, 'gzip', await toGzip(page.bytes, 4))
  return { ...page, encodings: { identity, gzip } }
}

/** The page with brotli 11 added, which takes about 20 ms of a background thread. */
export async function addBrotli(page: EncodedPage): Promise<EncodedPage> {
  const body = await toBrotli(page.bytes, {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    // A window of 256 KiB is enough for any page; the default of 4 MiB would raise the peak memory of the server.
    [constants.BROTLI_PARAM_LGWIN]: 18,
  })
  return { ...page, encodings: { ...page.encodings, br: toEncodedBody(page, 'br', body) } }
}

/** Bytes of memory of the bodies. */
export function sizeOf({ encodings: { identity, gzip, br } }: EncodedPage): number {
  return [identity, gzip, br].reduce((sum, encoded) => sum + (encoded?.body.length ?? 0), 0)
}

function toEncodedBody(page: RenderedPage, encoding: Encoding, body: Buffer): EncodedBody {
  const hash = createHash('sha256').update(page.bytes).digest('base64url').slice(0, 20)
  const etag = `"${hash}-${encoding}"`
  const vary = page.vary === undefined ? 'Accept-Encoding' : `${page.vary}, Accept-Encoding`
  const notModifiedHeaders = [...page.headers, 'Vary', vary, 'ETag', etag]
  const headers = [
    ...notModifiedHeaders,
    ...['Content-Type', page.isBinary ? page.type : `${page.type}; charset=utf-8`],
    ...['Content-Length', String(body.length)],
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
  ]
  return { body, etag, notModifiedHeaders, headers, hitHeaders: [...headers, 'Cache-Status', 'pages; hit'] }
}

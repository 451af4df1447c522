import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotliInBackground = promisify(brotliCompress)
const gzipInBackground = promisify(gzip)

/** Bytes as brotli in the highest quality, beside the main thread; `params` are zlib's own, for what is known of the bytes. */
export function toBrotli(bytes: Buffer, params: Readonly<Record<number, number>> = {}): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_MAX_QUALITY } = constants
  return brotliInBackground(bytes, {
    params: { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: bytes.length, ...params },
  })
}

/** Bytes as gzip, beside the main thread. */
export function toGzip(bytes: Buffer, level: number): Promise<Buffer> {
  return gzipInBackground(bytes, { level })
}

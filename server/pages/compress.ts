import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotliInBackground = promisify(brotliCompress)
const gzipInBackground = promisify(gzip)

/** Compresses with brotli 11 in a background thread; `params` are zlib's. */
export function toBrotli(bytes: Buffer, params: Readonly<Record<number, number>> = {}): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_MAX_QUALITY } = constants
  return brotliInBackground(bytes, {
    params: { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: bytes.length, ...params },
  })
}

/** Compresses with gzip in a background thread. */
export function toGzip(bytes: Buffer, level: number): Promise<Buffer> {
  return gzipInBackground(bytes, { level })
}

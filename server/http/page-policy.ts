import { createHash } from 'node:crypto'

type PageParts = {
  /** Inline parts, allowed by their hashes. */
  readonly style: string
  readonly loader: string
  /** Where demos are framed from: an origin, or 'self'. */
  readonly frameSource: string
}

/** The content security policy of a page: its own files and, by their hashes, its inline style and loader. */
export function toPagePolicy({ style, loader, frameSource }: PageParts): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${hashSource(loader)}`,
    `style-src 'self' ${hashSource(style)}`,
    "img-src 'self' data:",
    `frame-src ${frameSource}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

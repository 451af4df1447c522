import { createHash } from 'node:crypto'

type InlineParts = { readonly style: string; readonly loader: string }

/** The content security policy of a page: its own files and, by their hashes, its inline style and loader. */
export function toPagePolicy({ style, loader }: InlineParts): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${hashSource(loader)}`,
    `style-src 'self' ${hashSource(style)}`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

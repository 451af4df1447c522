import { createHash } from 'node:crypto'
import { trustedHtmlPolicy } from '../../shared/trusted-html-policy.ts'

type PageParts = {
  /** Inline parts, allowed by their hashes. */
  readonly style: string
  readonly loader: string
  /** Where demos are framed from: an origin, or 'self'. */
  readonly frameSource: string
  /** Everything is to be fetched by https. */
  readonly isHttps: boolean
}

/** The content security policy of a page: its own files and, by their hashes, its inline style and loader. */
export function toPagePolicy({ style, loader, frameSource, isHttps }: PageParts): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashSource(loader)}`,
    `style-src 'self' ${hashSource(style)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src ${frameSource}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedHtmlPolicy}`,
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

import { trustedHtmlPolicy } from '../../../shared/values/trusted-html-policy.ts'

type HtmlPolicy = { readonly createHTML: (html: string) => TrustedHTML | string }

declare global {
  interface TrustedHTML {
    readonly toJSON: () => string
  }
  interface Window {
    readonly trustedTypes?: {
      readonly createPolicy: (name: string, rules: { readonly createHTML: (html: string) => string }) => HtmlPolicy
    }
  }
}

let policy: HtmlPolicy | undefined

/** Marks HTML as trusted in browsers that enforce Trusted Types. Only for HTML that the compiler has sanitized. */
export function toTrustedHtml(html: string): TrustedHTML | string {
  if (typeof window === 'undefined' || window.trustedTypes === undefined) return html
  policy ??= window.trustedTypes.createPolicy(trustedHtmlPolicy, { createHTML: sanitized => sanitized })
  return policy.createHTML(html)
}

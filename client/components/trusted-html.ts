import { trustedHtmlPolicy } from '../../shared/trusted-html-policy.ts'

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

/** HTML of a written piece, sanitised when it was compiled, in the form that a browser with Trusted Types lets into the page. */
export function toTrustedHtml(html: string): TrustedHTML | string {
  if (typeof window === 'undefined' || window.trustedTypes === undefined) return html
  policy ??= window.trustedTypes.createPolicy(trustedHtmlPolicy, { createHTML: sanitised => sanitised })
  return policy.createHTML(html)
}

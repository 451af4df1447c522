import type { ReactNode } from 'react'
import { feedFormats } from '../shared/feed-formats.ts'
import { mapServedHtml, type PageState } from '../shared/page-data.ts'

/** The parts of the document that only the build knows; the browser reads them back from the server's HTML. */
export type DocumentAssets = {
  /** CSS of the page, inlined. */
  readonly style: string
  /** Address of the styles of all screens, for the pages after this one; empty in development. */
  readonly screenStyles: string
  /** Address of the font, fetched together with the page; empty in development. */
  readonly font: string
  /** Script that fetches the bundle when the browser has time; empty in development. */
  readonly loader: string
  /** Address of a module to run at once: development only. */
  readonly module?: string
}

export const documentIds = {
  font: 'page-font',
  style: 'page-style',
  screenStyles: 'screen-styles',
  loader: 'bundle-loader',
  state: 'page-state',
} as const

type Props = {
  readonly assets: DocumentAssets
  readonly state: PageState
  /** What search engines read. The server alone gives it: Trusted Types forbid the browser to write a script's text. */
  readonly structuredData?: object
  readonly children: ReactNode
}

/** The whole HTML document. Title and metadata come from the page itself: React moves them into the head. */
export function Document({ assets, state, structuredData, children }: Props) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <meta name="theme-color" content="#f7f4ee" />
        {state.runtime.publicUrl !== '' &&
          feedFormats.map(({ name, path, type }) => (
            <link key={path} rel="alternate" type={type} title={name} href={path} />
          ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own CSS */}
        <style id={documentIds.style} dangerouslySetInnerHTML={{ __html: assets.style }} />
        {assets.screenStyles !== '' && (
          <link id={documentIds.screenStyles} rel="stylesheet" href={assets.screenStyles} disabled />
        )}
        {assets.module === undefined ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own script
          <script id={documentIds.loader} dangerouslySetInnerHTML={{ __html: assets.loader }} />
        ) : (
          <script type="module" src={assets.module} />
        )}
      </head>
      <body>
        {assets.font !== '' && <FontPreload font={assets.font} />}
        {children}
        <script
          id={documentIds.state}
          type="application/json"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which every < is escaped
          dangerouslySetInnerHTML={{ __html: toScriptText(withoutServedHtml(state)) }}
        />
        {/* Last, where React passes over what the browser's tree does not have. */}
        {structuredData !== undefined && (
          <script
            type="application/ld+json"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which every < is escaped
            dangerouslySetInnerHTML={{ __html: toScriptText(structuredData) }}
          />
        )}
      </body>
    </html>
  )
}

/**
 * Fetches the font with the page. In the head it would hold the first paint back for up to 100 ms, in Chromium, for a font
 * whose stand-in has the same measures. React leaves a link in its place only if it has a handler.
 */
function FontPreload({ font }: { readonly font: string }) {
  return (
    <link
      id={documentIds.font}
      rel="preload"
      href={font}
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
      onLoad={() => {}}
    />
  )
}

/** JSON that cannot end the script element that holds it. */
function toScriptText(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

/** What stands in the document as HTML already: the browser takes it from there. */
function withoutServedHtml(state: PageState): PageState {
  return mapServedHtml(state, () => '')
}

import type { ReactNode } from 'react'
import { feedFormats } from '../shared/feed-formats.ts'
import { type PageState, withBodyHtml } from '../shared/page-data.ts'

/** The parts of the document that only the server knows. */
export type DocumentAssets = {
  /** The site's style sheet, inlined. */
  readonly style: string
  /** Address of the font, fetched together with the page. */
  readonly font: string
  /** Inline script that imports `entry` when the browser has time. */
  readonly loader: string
  readonly entry: string
  /** Addresses of the scripts that `entry` and the page's screen need, separated by spaces. */
  readonly preloads: string
}

export const stateId = 'page-state'

type Props = {
  /** Undefined in development, where Vite brings styles and scripts. */
  readonly assets: DocumentAssets | undefined
  readonly state: PageState
  /** What search engines read. Only the server gives it: Trusted Types forbid the browser to write a script's text. */
  readonly structuredData?: object
  readonly children: ReactNode
}

/** The development server's entry. */
const devEntry = '/client/entry-dev.ts'

/**
 * The whole HTML document. Title and metadata come from the page itself: React moves them into the head. The browser
 * does not know the server's assets; React leaves the attributes and the text of those elements as the server wrote them.
 */
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
        {assets === undefined ? (
          <script type="module" src={devEntry} />
        ) : (
          <>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own CSS */}
            <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: assets.style }} />
            <script
              data-entry={assets.entry}
              data-preloads={assets.preloads}
              suppressHydrationWarning
              // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own script
              dangerouslySetInnerHTML={{ __html: assets.loader }}
            />
          </>
        )}
      </head>
      <body>
        {assets !== undefined && <FontPreload font={assets.font} />}
        {children}
        <script
          id={stateId}
          type="application/json"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which every < is escaped
          dangerouslySetInnerHTML={{ __html: toScriptText(withBodyHtml(state, '')) }}
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
 * Fetches the font with the page. In the head a font preload holds the first paint back for up to 100 ms in Chromium;
 * React leaves a link in the body only if it has a handler.
 */
function FontPreload({ font }: { readonly font: string }) {
  return (
    <link
      rel="preload"
      href={font}
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
      suppressHydrationWarning
      onLoad={() => {}}
    />
  )
}

/** JSON that cannot end the script element that holds it. */
function toScriptText(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

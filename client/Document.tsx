import type { ReactNode } from 'react'
import { feedFormats } from '../shared/addresses/feed-formats.ts'
import { type PageState, withBodyHtml } from '../shared/site-pages/page-data.ts'
import { bodyPartName, joinBody } from '../shared/values/article-body.ts'
import { drawingPartName, withDrawings, withoutDrawings } from '../shared/values/drawings.ts'
import './styles/site.scss'
import printSheet from './styles/print.scss?url'

/** The parts of the document that only the server knows. */
export type DocumentAssets = {
  /** URLs of the fonts. */
  readonly fonts: readonly string[]
  /** Inline script that imports `entry` when the browser is idle. */
  readonly loader: string
  readonly entry: string
  /** URLs of the scripts that `entry` and the page's screen import, separated by spaces. */
  readonly preloads: string
}

const stateId = 'page-state'

type Props = {
  /** Undefined in development, where Vite serves styles and scripts. */
  readonly assets: DocumentAssets | undefined
  readonly state: PageState
  /** JSON-LD for search engines. Only the server passes it: Trusted Types forbid the browser to set a script's text. */
  readonly structuredData?: object
  readonly children: ReactNode
}

const devEntry = '/client/entry-dev.ts'

/**
 * The whole HTML document. Title and metadata come from the page itself: React moves them into the head. The browser
 * hydrates it without the server's assets: `suppressHydrationWarning` leaves what the server wrote in those elements.
 */
export function Document({ assets, state, structuredData, children }: Props) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <meta name="theme-color" content="#f7f4ee" media="(prefers-color-scheme:light)" />
        <meta name="theme-color" content="#0c171c" media="(prefers-color-scheme:dark)" />
        {state.runtime.publicUrl !== '' &&
          feedFormats.map(({ name, path, type }) => (
            <link key={path} rel="alternate" type={type} title={name} href={path} />
          ))}
        {assets === undefined ? (
          <script type="module" src={devEntry} />
        ) : (
          <script
            data-entry={assets.entry}
            data-preloads={assets.preloads}
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own script
            dangerouslySetInnerHTML={{ __html: assets.loader }}
          />
        )}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server writes here the styles of what it has rendered */}
        <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
        <link rel="stylesheet" media="print" href={printSheet} />
      </head>
      <body>
        {assets?.fonts.map(font => (
          <FontPreload key={font} font={font} />
        ))}
        {children}
        <script
          id={stateId}
          type="application/json"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which every < is escaped
          dangerouslySetInnerHTML={{ __html: toScriptText(withBodyHtml(state, '')) }}
        />
        {/* Last: there React's hydration ignores an element that the browser's tree lacks. */}
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
 * Fetches the font with the page. In the head, a font preload delays the first paint by up to 100 ms in Chromium. React
 * moves a link from the body to the head unless it has an event handler.
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

/** JSON that cannot close the script element around it. */
function toScriptText(data: unknown): string {
  return JSON.stringify(data, withoutDrawings).replaceAll('<', '\\u003c')
}

/** The page's data from the server's document. The HTML of articles, papers and charts comes from where it is displayed. */
export function readPageState(): PageState {
  const text = document.getElementById(stateId)?.textContent ?? ''
  const state: PageState = JSON.parse(text, withDrawings(readParts(drawingPartName)))
  return withBodyHtml(state, joinBody(readParts(bodyPartName)))
}

/** The HTML of the elements with this value of `data-part`, in their order. */
function readParts(name: string): readonly string[] {
  return [...document.querySelectorAll(`[data-part="${name}"]`)].map(({ innerHTML }) => innerHTML)
}

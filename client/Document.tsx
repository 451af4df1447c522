import { feedFormats } from '../shared/addresses/feed-formats.ts'
import { type PageState, withBodyHtml } from '../shared/site-pages/page-data.ts'
import { withoutDrawings } from '../shared/values/drawings.ts'
import { PageHead } from './layout/PageHead.tsx'
import { appId, stateId } from './page-state.ts'

/** The URLs of the document's files, and its script. */
export type DocumentAssets = {
  readonly fonts: readonly string[]
  /** The style sheet for paper. */
  readonly printSheet: string
  /** Inline script that imports `entry` when the browser is idle. */
  readonly loader: string
  readonly entry: string
  /** URLs of the scripts that `entry` and the page's screen import, separated by spaces. */
  readonly preloads: string
}

type Props = {
  /** Undefined in development, where Vite serves styles and scripts. */
  readonly assets: DocumentAssets | undefined
  readonly state: PageState
  /** JSON-LD for search engines. */
  readonly structuredData: object | undefined
  /** The HTML of the page, rendered apart: ids that React makes follow from its root. */
  readonly app: string
}

const devEntry = '/client/entry-dev.ts'
const devPrintSheet = '/client/styles/print.scss'

/**
 * The HTML document around the page. Only the server renders it, and the browser's React never touches it: translators,
 * extensions, phones and CDNs change what they like in `html`, `head` and `body`.
 */
export function Document({ assets, state, structuredData, app }: Props) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Phones would make links of numbers. */}
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <meta name="theme-color" content="#f7f4ee" media="(prefers-color-scheme:light)" />
        <meta name="theme-color" content="#0c171c" media="(prefers-color-scheme:dark)" />
        <PageHead page={state.page} runtime={state.runtime} />
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
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own script
            dangerouslySetInnerHTML={{ __html: assets.loader }}
          />
        )}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server writes here the styles of what it has rendered */}
        <style dangerouslySetInnerHTML={{ __html: '' }} />
        <link rel="stylesheet" media="print" href={assets?.printSheet ?? devPrintSheet} />
      </head>
      <body>
        {assets?.fonts.map(font => (
          <FontPreload key={font} font={font} />
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered it */}
        <div id={appId} dangerouslySetInnerHTML={{ __html: app }} />
        <script
          id={stateId}
          type="application/json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which every < is escaped
          dangerouslySetInnerHTML={{ __html: toScriptText(withBodyHtml(state, '')) }}
        />
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
  return <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" onLoad={() => {}} />
}

/** JSON that cannot close the script element around it. */
function toScriptText(data: unknown): string {
  return JSON.stringify(data, withoutDrawings).replaceAll('<', '\\u003c')
}

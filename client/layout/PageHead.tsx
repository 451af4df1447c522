import { content } from 'virtual:content'
import type { Page, Runtime } from '../../shared/site-pages/page-data.ts'
import { toOwnTitle } from '../../shared/site-pages/page-title.ts'
import { socialSize } from '../../shared/values/pictures.ts'

type Props = { readonly page: Page; readonly runtime: Runtime }

/** Title and metadata of the server's page; `showInHead` puts those of the next page in their place. */
export function PageHead({ page, runtime }: Props) {
  const { title, description, canonicalPath, isIndexable, picture } = page.meta
  const siteName = content.siteData.site.name
  const ownTitle = toOwnTitle(title, siteName)
  const address = canonicalPath === undefined ? undefined : `${runtime.publicUrl}${canonicalPath}`
  const published = findPublication(page)
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {address !== undefined && <link rel="canonical" href={address} />}
      {!isIndexable && <meta name="robots" content="noindex" />}
      <meta property="og:site_name" content={siteName} />
      <meta property="og:type" content={published === undefined ? 'website' : 'article'} />
      {published !== undefined && <meta property="article:published_time" content={published} />}
      <meta property="og:title" content={ownTitle} />
      <meta property="og:description" content={description} />
      {address !== undefined && <meta property="og:url" content={address} />}
      {picture !== undefined && (
        <>
          <meta property="og:image" content={`${runtime.publicUrl}${picture.src}`} />
          <meta property="og:image:width" content={String(socialSize.width)} />
          <meta property="og:image:height" content={String(socialSize.height)} />
          <meta property="og:image:alt" content={picture.alt} />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** Publication date of a post or paper; undefined for other pages. */
function findPublication({ screen, data }: Page): string | undefined {
  if (screen === 'post') return data.article.publishedAt ?? data.article.publishedOn
  return screen === 'whitePaper' ? data.article.datePublished : undefined
}

import { content } from 'virtual:content'
import type { PageMeta, Runtime } from '../../shared/page-data.ts'
import { socialPicture } from '../../shared/pictures.ts'

type Props = { readonly meta: PageMeta; readonly runtime: Runtime }

/** Title and metadata of the page; React keeps them in the document's head, on navigation too. */
export function PageHead({ meta, runtime }: Props) {
  const { title, description, canonicalPath, isIndexable } = meta
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {canonicalPath !== undefined && <link rel="canonical" href={`${runtime.publicUrl}${canonicalPath}`} />}
      {!isIndexable && <meta name="robots" content="noindex" />}
      <meta property="og:site_name" content={content.frame.site.name} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={`${runtime.publicUrl}${socialPicture.src}`} />
      <meta property="og:image:width" content={String(socialPicture.width)} />
      <meta property="og:image:height" content={String(socialPicture.height)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

import type { PageMeta, Runtime } from '../../shared/page-data.ts'

type Props = { readonly meta: PageMeta; readonly runtime: Runtime }

/** Title and metadata of the page; React keeps them in the document's head, on navigation too. */
export function PageHead({ meta, runtime }: Props) {
  return (
    <>
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      {meta.canonicalPath !== undefined && <link rel="canonical" href={`${runtime.publicUrl}${meta.canonicalPath}`} />}
      {!meta.isIndexable && <meta name="robots" content="noindex" />}
    </>
  )
}

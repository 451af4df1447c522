import type { FileSummary } from '../../../shared/content/schemas/files.ts'
import { DownloadList } from '../downloads/DownloadList.tsx'
import style from './article-files.scss?inline'

/** The inline style of articles with files. The content security policy allows it by its hash. */
export const articleFilesStyle: string = style

/** The files that come with an article. */
export function ArticleFiles({ files }: { readonly files: readonly FileSummary[] }) {
  return (
    <section className="article-files" aria-labelledby="article-files">
      <style href="article-files" precedence="article-files">
        {articleFilesStyle}
      </style>
      <h2 id="article-files">Files to Download</h2>
      <DownloadList list={files} />
    </section>
  )
}

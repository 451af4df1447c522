import type { FileSummary } from '../../../shared/content/schemas/files.ts'
import { DownloadList } from '../downloads/DownloadList.tsx'
import styles from './ArticleFiles.module.scss'

/** The files that come with an article. */
export function ArticleFiles({ files }: { readonly files: readonly FileSummary[] }) {
  return (
    <section className={styles.articleFiles} aria-labelledby="article-files">
      <h2 id="article-files">Files to download</h2>
      <DownloadList list={files} />
    </section>
  )
}

import type { FileSummary } from '../../../shared/content/schemas/files.ts'
import { DownloadLinks } from './DownloadLinks.tsx'
import styles from './DownloadList.module.scss'
import { useFiles } from './use-files.ts'

/** Files to download, each with a link for every format. */
export function DownloadList({ list }: { readonly list: readonly FileSummary[] }) {
  const filesOf = useFiles()
  return (
    <ul className={styles.downloads}>
      {list.map(({ id, title, description }) => (
        <li key={id} id={`file-${id}`} data-search="file">
          <h3>{title}</h3>
          <p>{description}</p>
          <DownloadLinks files={filesOf(id)} title={title} />
        </li>
      ))}
    </ul>
  )
}

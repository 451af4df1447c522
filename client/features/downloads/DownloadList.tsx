import type { BuiltFile, FileSummary } from '../../../shared/content/schemas/files.ts'
import { fileTypes, formatBytes } from '../../../shared/values/file-types.ts'
import { Icon } from '../../components/Icon.tsx'
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
          <ul className={styles.downloadLinks}>
            {filesOf(id).map(file => (
              <li key={file.format}>
                <DownloadLink file={file} title={title} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

function DownloadLink({ file: { format, path, bytes }, title }: { readonly file: BuiltFile; readonly title: string }) {
  return (
    <a href={path} download type={fileTypes[format]}>
      <Icon name="download" size={18} />
      {`Download ${format.toUpperCase()} `}
      <small>{`(${formatBytes(bytes)})`}</small>
      <span data-only="reader">{`: ${title}`}</span>
    </a>
  )
}

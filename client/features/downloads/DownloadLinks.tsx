import type { BuiltFile } from '../../../shared/content/schemas/files.ts'
import { fileTypes, formatBytes } from '../../../shared/values/file-types.ts'
import { Icon } from '../../components/Icon.tsx'
import styles from './DownloadLinks.module.scss'

type Props = { readonly files: readonly BuiltFile[]; readonly title: string }

/** The formats of a file, each with its size. */
export function DownloadLinks({ files, title }: Props) {
  return (
    <ul className={styles.downloadLinks}>
      {files.map(({ format, path, bytes }) => (
        <li key={format}>
          <a href={path} download type={fileTypes[format]}>
            <Icon name="download" size={18} />
            {`Download ${format.toUpperCase()} `}
            <small>{`(${formatBytes(bytes)})`}</small>
            <span data-only="reader">{`: ${title}`}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

import type { FileSummary } from '../../../shared/content/schemas/files.ts'
import { DownloadList } from '../downloads/DownloadList.tsx'
import style from './piece-files.scss?inline'

/** The inline style of pieces with files. The content security policy allows it by its hash. */
export const pieceFilesStyle: string = style

/** The files that come with a piece. */
export function PieceFiles({ files }: { readonly files: readonly FileSummary[] }) {
  return (
    <section className="piece-files" aria-labelledby="piece-files">
      <style href="piece-files" precedence="piece-files">
        {pieceFilesStyle}
      </style>
      <h2 id="piece-files">Files to Download</h2>
      <DownloadList list={files} />
    </section>
  )
}

import { formatBytes } from '../../../shared/values/file-types.ts'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { CardLink } from '../../components/CardLink.tsx'
import { Icon } from '../../components/Icon.tsx'
import { useFiles } from '../downloads/use-files.ts'

type Props = {
  readonly paper: { readonly id: string; readonly title: string }
  readonly isSmall?: boolean
}

/** The PDF edition of a paper with its size; nothing when the paper cannot be downloaded. */
export function PaperDownload({ paper: { id, title }, isSmall = false }: Props) {
  const [file] = useFiles()(id)
  if (file === undefined) return null
  const words = `Download PDF (${formatBytes(file.bytes)})`
  if (!isSmall) {
    return (
      <ButtonLink to={file.path} isDownload context={`: ${title}`}>
        <Icon name="download" size={18} />
        {words}
      </ButtonLink>
    )
  }
  return (
    <CardLink to={file.path} isDownload>
      {words}
      <span data-only="reader">{`: ${title}`}</span>
    </CardLink>
  )
}

import { toMarkdownAddress } from '../../../shared/addresses/markdown-path.ts'
import { Button } from '../../components/Button.tsx'

type Props = { readonly path: string; readonly onNotice: (notice: string) => void }

/** Copies the Markdown version of the page at a path; the link beside it works without scripts. */
export function MarkdownCopy({ path, onNotice }: Props) {
  const markdownAddress = toMarkdownAddress(path)
  const copy = async () => {
    onNotice('')
    try {
      // Safari allows a copy after a request only when the item waits for the request.
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': fetchText(markdownAddress) })])
      onNotice('Markdown copied')
    } catch {
      onNotice('The Markdown couldn’t be copied. The link opens it.')
    }
  }
  return (
    <>
      <Button tone="quiet" data-only="scripted" onClick={copy}>
        Copy as Markdown
      </Button>
      <a href={markdownAddress} type="text/markdown">
        Markdown
      </a>
    </>
  )
}

async function fetchText(address: string): Promise<Blob> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return new Blob([await response.text()], { type: 'text/plain' })
}

import { useState } from 'react'
import { toTwinAddress } from '../../../shared/twin-path.ts'
import { Button } from '../../components/Button.tsx'

type Outcome = 'waiting' | 'copied' | 'failed'

const notices: Readonly<Record<Outcome, string>> = {
  waiting: '',
  copied: 'Markdown copied',
  failed: 'The Markdown couldn’t be copied. The link opens it.',
}

/** Copies the Markdown twin of the page at a path; the link beside it works without scripts. */
export function MarkdownCopy({ path }: { readonly path: string }) {
  const [outcome, setOutcome] = useState<Outcome>('waiting')
  const twin = toTwinAddress(path)
  const copy = async () => {
    setOutcome('waiting')
    try {
      const text = fetchText(twin)
      // Safari allows a copy after a request only when the item waits for it.
      const item = new ClipboardItem({
        'text/plain': text.then(markdown => new Blob([markdown], { type: 'text/plain' })),
      })
      await navigator.clipboard.write([item])
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }
  return (
    <>
      <Button tone="quiet" data-only="scripted" onClick={copy}>
        Copy as Markdown
      </Button>
      <a href={twin} type="text/markdown">
        Markdown
      </a>
      <span role="status">{notices[outcome]}</span>
    </>
  )
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.text()
}

import { useState } from 'react'

type Props = { readonly label: string; readonly done: string; readonly lines: readonly string[] }

const copiedMs = 2000

/** Copies the lines and the address, which has the inputs. */
export function CopyResult({ label, done, lines }: Props) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText([...lines, window.location.href].join('\n'))
    setIsCopied(true)
    setTimeout(() => setIsCopied(false), copiedMs)
  }
  return (
    <button type="button" className="calculator-copy" data-only="scripted" onClick={copy}>
      {isCopied ? done : label}
    </button>
  )
}

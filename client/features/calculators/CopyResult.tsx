import { useState } from 'react'

type Props = { readonly label: string; readonly done: string; readonly text: string }

const copiedMs = 2000

export function CopyResult({ label, done, text }: Props) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setIsCopied(true)
    setTimeout(() => setIsCopied(false), copiedMs)
  }
  return (
    <button type="button" className="calculator-copy" data-only="scripted" onClick={copy}>
      {isCopied ? done : label}
    </button>
  )
}

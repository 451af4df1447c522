import { useEffect, useRef, useState } from 'react'

/** Copies a text. Where the browser refuses, `area`, a text area that shows it, is selected for Ctrl+C. */
export function useCopy(text: string) {
  const [outcome, setOutcome] = useState<{ readonly isCopied: boolean }>()
  const area = useRef<HTMLTextAreaElement>(null)

  useEffect(() => {
    if (outcome?.isCopied === false) area.current?.select()
  }, [outcome])

  return {
    isCopied: outcome?.isCopied === true,
    isRefused: outcome?.isCopied === false,
    area,
    copy: async () => setOutcome({ isCopied: await copyText(text) }),
  }
}

/**
 * Copies text to the clipboard; false if the browser refuses. In an iframe of opaque origin the Clipboard API logs an
 * error, but copying a selection works after a user action, so that comes first.
 */
async function copyText(text: string): Promise<boolean> {
  if (copySelection(text)) return true
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

function copySelection(text: string): boolean {
  const focused = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.style.position = 'fixed'
  area.style.opacity = '0'
  document.body.append(area)
  area.select()
  const isCopied = document.execCommand('copy')
  area.remove()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  return isCopied
}

/**
 * Copies text to the clipboard; false if the browser refuses. In an iframe of opaque origin the Clipboard API logs an
 * error, but copying a selection works after a user action, so that comes first.
 */
export async function copyText(text: string): Promise<boolean> {
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

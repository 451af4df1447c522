/**
 * Puts text on the clipboard; false where the browser refuses. A frame of opaque origin may not use the clipboard's own
 * interface, and asking for it logs an error; copying a selection is allowed there after a press.
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

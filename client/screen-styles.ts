import { documentIds } from './Document.tsx'

let loading: Promise<void> | undefined

/**
 * Fetches the styles of all screens, which the document names but does not use: those of its own screen stand in it. What
 * comes by an import of its own and uses styles of screens needs them, too: its file names none.
 * Rejects when they cannot be had; the next call tries again.
 */
export function loadScreenStyles(): Promise<void> {
  loading ??= enable().catch(error => {
    loading = undefined
    throw error
  })
  return loading
}

async function enable(): Promise<void> {
  const link = document.getElementById(documentIds.screenStyles)
  // In development each screen brings its own.
  if (!(link instanceof HTMLLinkElement)) return
  await new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => reject(new Error(`the styles at ${link.href} cannot be had`))
    link.disabled = false
  }).catch(error => {
    link.disabled = true
    throw error
  })
}

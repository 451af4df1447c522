/** Saves a post's file on the visitor's device. */
export function downloadPost(id: string, file: string): void {
  const url = URL.createObjectURL(new Blob([file], { type: 'text/markdown' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${id}.md`
  link.click()
  // Some browsers start to read the blob only after this turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

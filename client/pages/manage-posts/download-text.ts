type TextFile = { readonly name: string; readonly type: string; readonly text: string }

/** Hands the visitor a file that is made here. */
export function downloadText({ name, type, text }: TextFile): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Not at once: some browsers begin to read only after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

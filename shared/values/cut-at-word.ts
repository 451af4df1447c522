/** The text, or as many of its words as fit into the length, with an ellipsis. */
export function cutAtWord(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const end = text.lastIndexOf(' ', maxLength - 1)
  return `${text.slice(0, end).replace(/[,;:.]$/, '')}…`
}

/**
 * A title in capitals as "AI governance that people follow: Roles, registers, review gates", with names and
 * acronyms as they are written. Other titles stay unchanged.
 */
export function toSentenceCase(title: string, names: readonly string[]): string {
  if (title !== title.toUpperCase()) return title
  const known = new Map(names.map(name => [name.toLowerCase(), name]))
  // Longer names come first, because the first match wins.
  const longestFirst = [...known.keys()].sort((a, b) => b.length - a.length)
  return title
    .toLowerCase()
    .replace(new RegExp(`\\b(?:${longestFirst.map(escapePattern).join('|')})\\b`, 'g'), word => known.get(word) ?? word)
    .replace(/(?:^|[:.?!] )["“]?\p{Ll}/gu, start => start.toUpperCase())
}

/** A regular expression that matches the text. */
export function escapePattern(text: string): string {
  return text.replace(/[^\w\s]/g, '\\$&')
}

/** Lower-case words joined by single hyphens, as in the last part of a path. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

export function isSlug(text: string): boolean {
  return slugPattern.test(text)
}

/** A title as a slug; empty when it has no Latin letter or digit. */
export function toSlug(title: string): string {
  const plain = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’]|\p{Mark}/gu, '')
  return (plain.match(/[a-z0-9]+/g) ?? []).join('-')
}

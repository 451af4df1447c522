/** Whether an If-None-Match header names the entity tag, as RFC 9110 compares them there: weakly. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header === etag) return true
  return header.split(',').some(tag => {
    const name = tag.trim()
    return name === '*' || name.replace(/^W\//, '') === etag
  })
}

import Negotiator from 'negotiator'

/** What bytes can be sent as, the smallest first. */
export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/** Browsers send a handful of spellings; who sends others gets the work done anew. */
const maxRemembered = 200
const remembered = new Map<string, readonly Encoding[]>()

/** The encodings that an Accept-Encoding header takes, the smallest first; bytes as they are when it takes none of ours. */
export function acceptedEncodings(header = ''): readonly Encoding[] {
  const known = remembered.get(header)
  if (known !== undefined) return known
  const accepted = negotiate(header)
  if (remembered.size < maxRemembered) remembered.set(header, accepted)
  return accepted
}

function negotiate(header: string): readonly Encoding[] {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } })
  // The smallest that is not refused: a client's order among those that it takes says little.
  const accepted = encodings.filter(encoding => negotiator.encodings([encoding]).length > 0)
  return accepted.length === 0 ? ['identity'] : accepted
}

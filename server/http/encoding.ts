import Negotiator from 'negotiator'

/** The encodings of a page, the smallest first. */
export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/** The encodings that an Accept-Encoding header allows, the smallest first, whatever order the client prefers. */
export function acceptedEncodings(header = ''): readonly Encoding[] {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } })
  const accepted = encodings.filter(encoding => negotiator.encodings([encoding]).length > 0)
  return accepted.length === 0 ? ['identity'] : accepted
}

/** Paths that the specification lists by title. */
const fixedPaths: ReadonlyMap<string, string> = new Map([
  ['AI Readiness & Adoption', '/services/ai-readiness-and-adoption'],
  ['Data & Analytics', '/services/data-and-analytics'],
  ['Digital Transformation & IT Strategy', '/services/digital-transformation-and-it-strategy'],
  ['Fractional CXO Services', '/services/fractional-cxo-services'],
])

/** The path of a service card: its title in lower case, spaces as hyphens and '&' as 'and'. */
export function toServicePath(title: string): string {
  return fixedPaths.get(title) ?? `/services/${title.toLowerCase().replaceAll(' ', '-').replaceAll('&', 'and')}`
}

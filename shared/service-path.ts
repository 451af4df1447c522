/** Titles whose address does not follow from their words. */
const fixedPaths: ReadonlyMap<string, string> = new Map([
  ['AI Readiness & Adoption', '/services/ai-readiness-and-adoption'],
  ['Data & Analytics', '/services/data-and-analytics'],
  ['Digital Transformation & IT Strategy', '/services/digital-transformation-and-it-strategy'],
  ['Fractional CXO Services', '/services/fractional-cxo-services'],
])

/** The address of a service card, from its title: lower case, spaces to hyphens, '&' to 'and'. */
export function toServicePath(title: string): string {
  return fixedPaths.get(title) ?? `/services/${title.toLowerCase().replaceAll(' ', '-').replaceAll('&', 'and')}`
}

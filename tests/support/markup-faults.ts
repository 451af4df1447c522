/** What HTML does not allow or no longer has, and references to nothing. */
export function findMarkupFaults(html: string): readonly string[] {
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)
  const references = [...html.matchAll(/ (?:aria-(?:controls|describedby|labelledby)|for)="([^"]+)"/g)]
  return [
    ...(html.match(/<picture>(?:(?!<\/picture>).)*?<(?!source|img|\/picture)\w+/g) ?? []),
    ...(html.match(/<[^>]* (?:align|controlslist|bgcolor|border|valign)=[^>]*>/gi) ?? []),
    ...(html.match(/<th\b[^>]*>\s*<\/th>/g) ?? []),
    ...(html.match(/<(?:aside|nav)(?![^>]* aria-label)[^>]*>/g) ?? []),
    ...(html.match(/<time>/g) ?? []),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map(id => `a second element with the id ${id}`),
    ...references
      .flatMap(([, names = '']) => names.split(' '))
      .filter(name => !ids.includes(name))
      .map(name => `a reference to the missing id ${name}`),
  ]
}

/**
 * The text with each region between `<!-- study: name -->` and `<!-- /study -->` replaced by the table of that name.
 * Throws for a region without a table, and for a table without a region.
 */
export function fillRegions(text: string, tables: Readonly<Record<string, string>>): string {
  const filled = new Set<string>()
  const result = text.replace(/(<!-- study: (\w+) -->\n)[\s\S]*?(<!-- \/study -->)/g, (_, start, name, end) => {
    const table = tables[name]
    if (table === undefined) throw new Error(`The study has no table "${name}"`)
    filled.add(name)
    return `${start}\n${table}\n\n${end}`
  })
  const missing = Object.keys(tables).filter(name => !filled.has(name))
  if (missing.length > 0) throw new Error(`The article has no region for ${missing.join(', ')}`)
  return result
}

/** Names of chunks and of all that comes with them at once, what is imported before what imports it: the order in which styles cascade. */
export function withImports(
  names: readonly string[],
  importsOf: (name: string) => readonly string[],
  seen = new Set<string>(),
): readonly string[] {
  return names.flatMap(name => {
    if (seen.has(name)) return []
    seen.add(name)
    return [...withImports(importsOf(name), importsOf, seen), name]
  })
}

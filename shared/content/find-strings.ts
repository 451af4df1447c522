export type FieldPath = readonly (string | number)[]

export type FoundString = { readonly text: string; readonly path: FieldPath }

/** Every string within a value, with its path. */
export function findStrings(value: unknown, path: FieldPath = []): readonly FoundString[] {
  if (typeof value === 'string') return [{ text: value, path }]
  if (Array.isArray(value)) return value.flatMap((item, index) => findStrings(item, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => findStrings(item, [...path, key]))
}

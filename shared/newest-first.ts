/**
 * Compares two dates (2025-08-12) or two date-times (2024-05-15T09:00:00Z) for sorting, newest first. Without
 * `localeCompare`, which takes 27 ms on a slow phone.
 */
export function compareNewestFirst(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? 1 : -1
}

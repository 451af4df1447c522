/** What people quote of a message: the first eight hex digits of its id, as A1B2-C3D4. */
export function toReference(id: string): string {
  return `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase()
}

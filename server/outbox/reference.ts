/** What people call a message: the first eight hex digits of its id, as `A1B2-C3D4`. */
export function toReference(id: string): string {
  const digits = id.slice(0, 8).toUpperCase()
  return `${digits.slice(0, 4)}-${digits.slice(4)}`
}

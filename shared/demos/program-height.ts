/** Bounds of an iframe's height in pixels: a faulty program must not stretch the page without end. */
const max = 12_000

/** The message by which a program in an iframe tells the page its height. */
export function toHeightMessage(height: number) {
  return { programHeight: Math.ceil(height) }
}

/** The height in a message, bounded; undefined for any other message. */
export function readHeightMessage(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null || !('programHeight' in data)) return undefined
  const { programHeight } = data
  return Number.isInteger(programHeight) && Number(programHeight) > 0 ? Math.min(Number(programHeight), max) : undefined
}

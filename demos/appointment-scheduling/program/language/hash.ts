/** FNV-1a of the characters: spreads feature names over the rows of a weight table. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  // The low bits of FNV are weak.
  return (value ^ (value >>> 15)) >>> 0
}

/** How many letters have to be added, removed or replaced to make one word of the other. */
export function countEdits(one: string, other: string): number {
  const letters = Array.from(other)
  let row = Array.from({ length: letters.length + 1 }, (_, index) => index)
  for (const [index, letter] of Array.from(one).entries()) {
    const next = [index + 1]
    for (const [place, match] of letters.entries()) {
      const [replaced = 0, removed = 0, added = 0] = [row[place], row[place + 1], next[place]]
      next.push(Math.min(replaced + (letter === match ? 0 : 1), removed + 1, added + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

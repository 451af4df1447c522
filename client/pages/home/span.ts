/** The box of the drawing: the deck's height, and the banks at both ends. */
const box = { width: 1000, bank: 40, deck: 60, bottom: 370 } as const

/** A cash position by month as the paths of a span: it starts at zero on the deck, at the near bank. */
export function drawSpan(curve: readonly number[]) {
  const bottom = Math.min(0, ...curve)
  const month = curve.indexOf(bottom) + 1
  const x = (month: number) => round(box.bank + (month * (box.width - 2 * box.bank)) / curve.length)
  const y = (dollars: number) => round(box.deck + (dollars / (bottom || -1)) * (box.bottom - box.deck))
  const points = [0, ...curve].map((dollars, month) => [x(month), y(dollars)] as const)
  const line = `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`
  return {
    bottom,
    month,
    end: curve.at(-1) ?? 0,
    line,
    hangers: points
      .slice(1, -1)
      .map(([x, y]) => `M${x} ${box.deck}V${y}`)
      .join(''),
    /** Two points, at the lowest month and the last one. */
    dots: [points[month], points.at(-1)].flatMap(point => (point ? [`M${point[0]} ${point[1]}h0`] : [])).join(''),
  }
}

function round(number: number): number {
  return Math.round(number)
}

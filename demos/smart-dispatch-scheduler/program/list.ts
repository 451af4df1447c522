// Two functions, so that each call site stays monomorphic: the planner's inner loops depend on it.

export function itemAt<T>(list: readonly T[], index: number): T {
  const item = list[index]
  if (item === undefined) throw new RangeError(`no item ${index} in a list of ${list.length}`)
  return item
}

export function numberAt(numbers: Float64Array, index: number): number {
  const number = numbers[index]
  if (number === undefined) throw new RangeError(`no number ${index} among ${numbers.length}`)
  return number
}

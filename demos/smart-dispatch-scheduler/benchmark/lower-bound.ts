import { isPickup } from '../program/model.ts'
import type { Network } from '../program/network.ts'
import { distanceBetween, minutesBetween } from '../program/network.ts'

/**
 * A lower bound on the distance of any plan that serves every trip with `vehicles` vehicles: each stop has one
 * predecessor and one successor, so the cheapest assignment is a relaxation. Arcs that no time window allows are left
 * out.
 */
export function boundDistance(network: Network, vehicles: number): number {
  const size = network.depot + vehicles
  const nodeOf = (index: number) => Math.min(index, network.depot)
  const costs = Array.from({ length: size }, (_, row) => {
    return Array.from({ length: size }, (_, column) => {
      const [from, to] = [nodeOf(row), nodeOf(column)]
      return isPossible(network, from, to) ? distanceBetween(network, from, to) : 1e7
    })
  })
  return assign(costs)
}

function isPossible(network: Network, from: number, to: number): boolean {
  const { depot } = network
  if (from === depot && to === depot) return false
  if (from === to) return false
  if (from === depot) return isPickup(to)
  if (to === depot) return !isPickup(from)
  if (!isPickup(from) && to === from - 1) return false
  const leave = Math.max(network.from[from] ?? 0, minutesBetween(network, depot, from)) + (network.service[from] ?? 0)
  return leave + minutesBetween(network, from, to) <= (network.until[to] ?? 0)
}

/** The minimum-cost assignment of rows to columns (Hungarian method with shortest augmenting paths). */
function assign(costs: readonly (readonly number[])[]): number {
  const size = costs.length
  const rowPrice = new Float64Array(size + 1)
  const columnPrice = new Float64Array(size + 1)
  const rowOf = new Int32Array(size + 1)
  const cost = (row: number, column: number) => costs[row - 1]?.[column - 1] ?? 0
  for (let row = 1; row <= size; row++) {
    const minReduced = new Float64Array(size + 1).fill(Number.POSITIVE_INFINITY)
    const previous = new Int32Array(size + 1)
    const isUsed = new Uint8Array(size + 1)
    rowOf[0] = row
    let column = 0
    do {
      isUsed[column] = 1
      const current = rowOf[column] ?? 0
      let [step, next] = [Number.POSITIVE_INFINITY, 0]
      for (let other = 1; other <= size; other++) {
        if (isUsed[other] === 1) continue
        const reduced = cost(current, other) - (rowPrice[current] ?? 0) - (columnPrice[other] ?? 0)
        if (reduced < (minReduced[other] ?? 0)) {
          minReduced[other] = reduced
          previous[other] = column
        }
        if ((minReduced[other] ?? 0) < step) [step, next] = [minReduced[other] ?? 0, other]
      }
      for (let other = 0; other <= size; other++) {
        if (isUsed[other] === 1) {
          const matched = rowOf[other] ?? 0
          rowPrice[matched] = (rowPrice[matched] ?? 0) + step
          columnPrice[other] = (columnPrice[other] ?? 0) - step
        } else minReduced[other] = (minReduced[other] ?? 0) - step
      }
      column = next
    } while ((rowOf[column] ?? 0) !== 0)
    while (column !== 0) {
      const before = previous[column] ?? 0
      rowOf[column] = rowOf[before] ?? 0
      column = before
    }
  }
  let total = 0
  for (let column = 1; column <= size; column++) total += cost(rowOf[column] ?? 0, column)
  return total
}

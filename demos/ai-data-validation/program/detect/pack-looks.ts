import type { Forest, Tree } from './boost.ts'
import { at } from './coded-table.ts'
import type { Looks } from './suspect.ts'

/** Forests as JSON: each tree is a text of its nodes, "feature<=limit>left" for a split and the value for a leaf. */
export type PackedLooks = readonly { readonly start: number; readonly trees: readonly string[] }[]

export function packLooks(looks: Looks): PackedLooks {
  return looks.map(({ start, trees }) => ({ start: toThousandths(start), trees: trees.map(packTree) }))
}

function packTree({ feature, limit, left, value }: Tree): string {
  return feature
    .map((split, node) => (split < 0 ? toThousandths(at(value, node)) : `${split}<=${limit[node]}>${left[node]}`))
    .join(' ')
}

function toThousandths(value: number): number {
  return Math.round(value * 1000) / 1000
}

export function unpackLooks(packed: PackedLooks): Looks {
  return packed.map(({ start, trees }): Forest => ({ start, trees: trees.map(unpackTree) }))
}

function unpackTree(text: string): Tree {
  const nodes = text.split(' ').map(node => {
    const [feature = -1, limit = 0, left = 0] = node.includes('<=') ? node.split(/<=|>/).map(Number) : []
    return { feature, limit, left, value: feature < 0 ? Number(node) : 0 }
  })
  return {
    feature: nodes.map(({ feature }) => feature),
    limit: nodes.map(({ limit }) => limit),
    left: nodes.map(({ left }) => left),
    value: nodes.map(({ value }) => value),
  }
}

import type { Model } from './language.ts'
import { toTransitions } from './transitions.ts'
import type { Weights } from './weights.ts'

/** A weight table as text: only the rows and columns that are not 0, rounded to whole numbers from -127 to 127. */
export type PackedWeights = { readonly rows: number; readonly columns: number; readonly base64: string }

export type PackedModel = {
  readonly tags: PackedWeights
  readonly transitions: PackedWeights
  readonly intents: PackedWeights
}

const step = 7

/** Each row that is not empty: how far it is from the last one, which columns it has (in bytes of 7 bits), their weights. */
export function packWeights({ rows, columns, values }: Weights, scale: number): PackedWeights {
  const bytes: number[] = []
  let last = 0
  for (let row = 0; row < rows; row++) {
    const own = Array.from({ length: columns }, (_, at) => toByte((values[row * columns + at] ?? 0) * scale))
    const used = own.reduce((mask, value, at) => mask + (value === 0 ? 0 : 2 ** at), 0)
    if (used === 0) continue
    bytes.push(
      ...toVarint(row - last),
      ...toVarint(used),
      ...own.filter(value => value !== 0).map(value => value & 255),
    )
    last = row
  }
  const base64 = btoa(bytes.map(byte => String.fromCharCode(byte)).join(''))
  return { rows, columns, base64 }
}

export function unpackWeights({ rows, columns, base64 }: PackedWeights): Weights {
  const text = atob(base64)
  const values = new Int8Array(rows * columns)
  let at = 0
  const next = () => text.charCodeAt(at++)
  const readVarint = () => {
    let value = 0
    for (let shift = 0; ; shift += step) {
      const byte = next()
      value += (byte & 127) * 2 ** shift
      if (byte < 128) return value
    }
  }
  let row = 0
  while (at < text.length) {
    row += readVarint()
    const used = readVarint()
    for (let column = 0; column < columns; column++) if (used & (2 ** column)) values[row * columns + column] = next()
  }
  return { rows, columns, values }
}

export function unpackModel({ tags, transitions, intents }: PackedModel): Model {
  return {
    tags: unpackWeights(tags),
    transitions: toTransitions(unpackWeights(transitions)),
    intents: unpackWeights(intents),
  }
}

function toByte(value: number): number {
  return Math.max(-127, Math.min(127, Math.round(value)))
}

function toVarint(value: number): readonly number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...toVarint(Math.floor(value / 128))]
}

import { at, type CodedColumn } from './coded-table.ts'
import { rarityOf } from './levels.ts'

type Parts = { readonly least: Uint8Array; readonly mean: Uint8Array }

const maxPartsPerValue = 120

/** How rare the three-letter parts of each value are among the other values of its column. */
export function rarestParts({ values, blank }: CodedColumn): Parts {
  const shares = new Map<string, number>()
  /** How many values there are of each text: those that differ in digits only are one. */
  const texts = new Map<string, number>()
  const textOf = values.map((value, code) => (at(blank, code) === 1 ? '' : foldDigits(value)))
  for (const text of textOf) if (text !== '') texts.set(text, (texts.get(text) ?? 0) + 1)
  let filled = 0
  for (const [text, count] of texts) {
    filled += count
    for (const part of partsOf(text)) shares.set(part, (shares.get(part) ?? 0) + count)
  }
  const rated = new Map<string, readonly [number, number]>()
  for (const text of texts.keys()) rated.set(text, rate(partsOf(text), shares, filled))
  return {
    least: Uint8Array.from(textOf, text => rated.get(text)?.[0] ?? 0),
    mean: Uint8Array.from(textOf, text => rated.get(text)?.[1] ?? 0),
  }
}

function rate(
  parts: ReadonlySet<string>,
  shares: ReadonlyMap<string, number>,
  filled: number,
): readonly [number, number] {
  let lowest = filled
  let sum = 0
  for (const part of parts) {
    const others = (shares.get(part) ?? 1) - 1
    lowest = Math.min(lowest, others)
    sum += rarityOf((others + 0.25) / filled)
  }
  return [rarityOf((lowest + 0.25) / filled), parts.size === 0 ? 0 : Math.round(sum / parts.size)]
}

/** Digits count as one sign beside letters, so that numbers do not make every part rare. */
function foldDigits(value: string): string {
  return `^${value.toLowerCase().replace(/\d/g, '0').slice(0, maxPartsPerValue)}$`
}

function partsOf(text: string): ReadonlySet<string> {
  const parts = new Set<string>()
  for (let start = 0; start + 3 <= text.length; start += 1) parts.add(text.slice(start, start + 3))
  return parts
}

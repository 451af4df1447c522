import { toEnclosingNumbers } from '../../shared/values/ticks.ts'

/** The least and the greatest value that a drawing has room for. */
export type Domain = readonly [least: number, greatest: number]

/** The place of a value in a drawing, in user units. */
export type Scale = (value: number) => number

export function toDomain(values: readonly number[]): Domain {
  return [Math.min(...values), Math.max(...values)]
}

/** A domain with all values that begins and ends at round numbers, of which it has about `count`. */
export function toRoundDomain(values: readonly number[], count: number): Domain {
  return toDomain(toEnclosingNumbers(...toDomain(values), count))
}

/** Values of the domain evenly from `start` to `end`. */
export function scaleLinear([least, greatest]: Domain, [start, end]: readonly [start: number, end: number]): Scale {
  return value => {
    // A domain of one value has no length; its place is the middle.
    const part = least === greatest ? 0.5 : (value - least) / (greatest - least)
    return start * (1 - part) + end * part
  }
}

import { numberPattern, toNumber } from './number-words.ts'
import { findRefusal } from './refusals.ts'
import type { Scan } from './scan.ts'

const number = numberPattern
const hour = '(?:hours?|hrs?|(?<=\\d ?)h)\\b'
const minute = '(?:minutes?|mins?|(?<=\\d ?)m)\\b'
/** "in an hour" is a time, not a length. */
const notWhen = '(?<!\\b(?:at|in|within|after) )(?:(?:for|lasting) )?\\b'

const rules: readonly (readonly [RegExp, (match: RegExpExecArray) => number])[] = [
  [new RegExp(`${notWhen}three quarters of an hour`), () => 45],
  [new RegExp(`${notWhen}(?:a )?quarter of an hour`), () => 15],
  [new RegExp(`${notWhen}(${number})(?: ${hour})? and a half ?${hour}`), ([, count = '']) => toNumber(count) * 60 + 30],
  [new RegExp(`${notWhen}(${number}) ${hour} and a half`), ([, count = '']) => toNumber(count) * 60 + 30],
  [new RegExp(`${notWhen}(?:half an hour|half-hour|(?:a )?half hour)`), () => 30],
  [
    new RegExp(`${notWhen}(${number})[ -]?${hour},? (?:and )?(${number})[ -]?(?:${minute})?`),
    ([, hours = '', minutes = '']) => toNumber(hours) * 60 + toNumber(minutes),
  ],
  [/\b(\d)h(\d\d)\b/, ([, hours = '', minutes = '']) => Number(hours) * 60 + Number(minutes)],
  [
    new RegExp(`${notWhen}(\\d+)[.,](\\d+)[ -]?${hour}`),
    ([, whole, part]) => Math.round(Number(`${whole}.${part}`) * 60),
  ],
  [new RegExp(`${notWhen}(${number})[ -]?${hour}`), ([, count = '']) => toNumber(count) * 60],
  [new RegExp(`${notWhen}(${number})[ -]?${minute}`), ([, count = '']) => toNumber(count)],
]

/** A time from now, which no rule reads. */
const fromNow = new RegExp(
  `\\b(?:in|within|after) (?:half an|(?:a )?half|(?:a |three )?quarters? of an|${number})[ -](?:${hour}|${minute})(?! and a half)`,
)

/** The requested length in minutes, at most a day. */
export function parseLength(scan: Scan): number | null {
  const soon = fromNow.exec(scan.text())
  if (soon !== null) scan.leave({ start: soon.index, end: soon.index + soon[0].length })
  for (const [pattern, read] of rules) {
    const before = scan.text()
    const match = scan.take(pattern, one => read(one) > 0 && read(one) <= 24 * 60)
    if (match === null) continue
    const range = findRefusal(before, { start: match.index, end: match.index + match[0].length })
    if (range === null) return read(match)
    scan.leave(range)
    return null
  }
  return null
}

import { parseClock } from './clock.ts'
import type { Line } from './csv.ts'

const yesWords = ['yes', 'y', 'true', '1']
const noWords = ['no', 'n', 'false', '0']
/** What is taken beside "yes" and "no". */
export const otherAnswers = yesWords.flatMap((word, index) => [word, noWords[index] ?? '']).slice(2)

/** Reads the fields of a line by the names of their columns; a wrong field is reported, and a harmless value returned. */
export type LineReader = ReturnType<typeof createLineReader>

/** Tells what is wrong, which field it is and what to write. */
export function createLineReader(names: readonly string[], { number: lineNumber, fields }: Line, problems: string[]) {
  const report = (text: string) => problems.push(`Line ${lineNumber}: ${text}`)
  const read = (name: string) => fields[names.indexOf(name)] ?? ''

  const text = (name: string) => {
    const value = read(name)
    if (value === '' || value.length > 20) report(`${name} needs 1 to 20 characters`)
    return value
  }
  const number = (name: string, min: number, max: number) => {
    const value = read(name)
    if (/^-?\d*\.?\d+$/.test(value) && Number(value) >= min && Number(value) <= max) return Number(value)
    const hint = /^\d+,\d+$/.test(value) ? ', with a point for decimals' : ''
    report(`${name} is “${value}”; it must be ${min} to ${max}${hint}`)
    return min
  }
  const count = (name: string, min: number, max: number) => {
    const value = number(name, min, max)
    if (!Number.isInteger(value)) report(`${name} is “${value}”; it must be a whole number`)
    return Math.floor(value)
  }
  const clock = (name: string) => {
    const minutes = parseClock(read(name))
    if (minutes === undefined) report(`${name} is “${read(name)}”; write it like 08:30 or 8:30 AM`)
    return minutes ?? Number.NaN
  }
  const span = (name: string) => {
    const [from, until] = [clock(`${name}_from`), clock(`${name}_until`)]
    if (until < from) report(`${name}_until is before ${name}_from; a day ends at midnight`)
    return { from, until }
  }
  const yesOrNo = (name: string) => {
    const value = read(name).toLowerCase()
    if (![...yesWords, ...noWords].includes(value)) report(`${name} is “${value}”; write yes or no`)
    return yesWords.includes(value)
  }
  return { has: (name: string) => names.includes(name), text, number, count, clock, span, yesOrNo, report }
}

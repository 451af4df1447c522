import { readEntries } from '../../compiler/read-entries.ts'
import { realFiles } from './content-files.ts'

const read = readEntries(realFiles)
const engagements = 'entries' in read ? read.entries.folder.work : []

/** An engagement of content/work with the cells of its tables. */
export function readEngagement(id: string) {
  const engagement = engagements.find(({ value }) => value.id === id)?.value
  if (engagement === undefined) throw new Error(`content/work has no ${id}.json`)
  const findSection = (sectionId: string) => engagement.sections.find(section => section.id === sectionId)
  return {
    engagement,
    readRows: (sectionId: string): readonly (readonly string[])[] => {
      const section = findSection(sectionId)
      if (section?.kind !== 'table' && section?.kind !== 'chart')
        throw new Error(`content/work/${id}.json has no table "${sectionId}"`)
      return section.rows
    },
    /** All texts of a section. */
    readWords: (sectionId: string): string => JSON.stringify(findSection(sectionId)),
  }
}

/** The first number in a text; throws when it has none. */
export function toNumber(text: string | undefined): number {
  const [, sign = '', digits] = /(−?)\$?(\d[\d,]*(?:\.\d+)?)/.exec(text ?? '') ?? []
  if (digits === undefined) throw new Error(`"${text}" has no number`)
  return Number(digits.replaceAll(',', '')) * (sign === '' ? 1 : -1)
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** An amount as tables show it. */
export function toDollars(amount: number): string {
  return `${amount < 0 ? '−' : ''}$${Math.abs(amount).toLocaleString('en-US')}`
}

/** The 95 % Wilson interval of a share. */
export function wilson(count: number, total: number): readonly [low: number, high: number] {
  const z = 1.96
  const share = count / total
  const center = share + z ** 2 / (2 * total)
  const half = z * Math.sqrt((share * (1 - share)) / total + z ** 2 / (4 * total ** 2))
  const divisor = 1 + z ** 2 / total
  return [(center - half) / divisor, (center + half) / divisor]
}

/** How the share of wrong cases changed between two rows of sample, checked and wrong, with its 95 % interval. */
export function toChange(first: readonly string[] | undefined, last: readonly string[] | undefined): string {
  const [before, after] = [first, last].map(row => {
    const [count, total] = [toNumber(row?.[2]), toNumber(row?.[1])]
    const [low, high] = wilson(count, total)
    return { share: count / total, low, high }
  })
  if (before === undefined || after === undefined) throw new Error('a sample is missing')
  const change = before.share - after.share
  // Newcombe's method: https://doi.org/10.1002/(SICI)1097-0258(19980430)17:8<873::AID-SIM779>3.0.CO;2-I
  const worse = change - Math.hypot(before.share - before.low, after.high - after.share)
  const better = change + Math.hypot(before.high - before.share, after.share - after.low)
  return `${(change * 100).toFixed(1)} points, and the interval runs from ${(-worse * 100).toFixed(1)} worse to ${(better * 100).toFixed(1)} better`
}

export function toPercent(share: number): string {
  return `${(share * 100).toFixed(1)}%`
}

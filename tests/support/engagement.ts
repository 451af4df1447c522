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
      if (section?.kind !== 'table') throw new Error(`content/work/${id}.json has no table "${sectionId}"`)
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

export function toPercent(share: number): string {
  return `${(share * 100).toFixed(1)}%`
}

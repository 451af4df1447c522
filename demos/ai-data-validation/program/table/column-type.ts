import { countryFormat } from '../formats/countries.ts'
import { dateFormat, dateStyleIn } from '../formats/dates.ts'
import { type Format, memoize } from '../formats/format.ts'
import { hasDecimalCommaIn, integerFormat, numberFormat } from '../formats/numbers.ts'
import { phoneFormat } from '../formats/phones.ts'
import { stateFormat, zipFormat } from '../formats/states.ts'
import {
  booleanFormat,
  categoryFormat,
  codeFormat,
  emailFormat,
  foldWord,
  shapeOf,
  textFormat,
  urlFormat,
} from '../formats/words.ts'
import { type Column, isMissing, sampleOf } from './table.ts'

export const columnTypes = [
  'text',
  'category',
  'code',
  'integer',
  'number',
  'boolean',
  'date',
  'email',
  'phone',
  'state',
  'country',
  'zip',
  'url',
] as const
export type ColumnType = (typeof columnTypes)[number]

const sampleSize = 5_000
const neededShare = 0.8
const codeShare = 0.9
const maxWords = 50

const idName = /(?:^|[^a-z])(?:id|key|code|sku|ref|no|nr|number)(?:$|[^a-z])/
const phoneName = /phone|mobile|fax|^tel|cell/i
const zipName = /zip|postal|postcode|^plz$|postleitzahl/i
const stateName = /state|province/i
const countryName = /country|nation(?:ality)?$/i

/** The first type that fits four cells in five; otherwise a code, a category, or text. */
export function inferType(column: Column, { withCountries = true } = {}): ColumnType {
  const sample = sampleOf(column, sampleSize)
  if (sample.length === 0) return 'text'
  const fits = ({ read }: Format) => shareOf(sample, cell => read(cell) !== undefined) >= neededShare
  if (zipName.test(column.name) && fits(zipFormat)) return 'zip'
  if (fits(emailFormat)) return 'email'
  if (fits(urlFormat)) return 'url'
  if (fits(booleanFormat) && new Set(sample.map(foldWord)).size > 1) return 'boolean'
  if (fits(dateFormat(dateStyleIn(sample)))) return 'date'
  if (withCountries && countryName.test(column.name) && fits(countryFormat)) return 'country'
  if (fits(stateFormat) && (stateName.test(column.name) || new Set(sample).size > 4)) return 'state'
  if (fits(phoneFormat) && (phoneName.test(column.name) || shareOf(sample, cell => /\D/.test(cell)) > 0.5))
    return 'phone'
  const hasDecimalComma = hasDecimalCommaIn(sample)
  if (fits(integerFormat(hasDecimalComma))) return idName.test(withBreaks(column.name)) ? 'code' : 'integer'
  if (fits(numberFormat(hasDecimalComma))) return 'number'
  return inferWords(sample)
}

function inferWords(sample: readonly string[]): ColumnType {
  const shapes = countBy(sample, shapeOf)
  const [shape = '', count = 0] = [...shapes].sort(([, one], [, other]) => other - one)[0] ?? []
  if (/9/.test(shape) && shape.length <= 12 && !shape.includes(' ') && count / sample.length >= codeShare) return 'code'
  const words = new Set(sample.map(foldWord)).size
  return words <= maxWords && words <= Math.max(2, sample.length / 5) ? 'category' : 'text'
}

export function formatFor(type: ColumnType, column: Column): Format {
  const format = chooseFormat(type, column)
  return { ...format, read: memoize(format.read) }
}

function chooseFormat(type: ColumnType, column: Column): Format {
  if (type === 'date') return dateFormat(dateStyleIn(sampleOf(column, sampleSize)))
  if (type === 'integer') return integerFormat(hasDecimalCommaIn(sampleOf(column, sampleSize)))
  if (type === 'number') return numberFormat(hasDecimalCommaIn(sampleOf(column, sampleSize)))
  if (type === 'category') {
    return categoryFormat(column.cells.filter(cell => !isMissing(cell)).map(cell => cell.trim()))
  }
  return simpleFormats[type]
}

const simpleFormats = {
  text: textFormat,
  code: codeFormat,
  boolean: booleanFormat,
  email: emailFormat,
  phone: phoneFormat,
  state: stateFormat,
  country: countryFormat,
  zip: zipFormat,
  url: urlFormat,
} satisfies Record<Exclude<ColumnType, 'date' | 'category' | 'integer' | 'number'>, Format>

export function isIdName(name: string): boolean {
  return idName.test(withBreaks(name))
}

/** Splits "customerId" and "customer_id" into lower-case words. */
function withBreaks(name: string): string {
  return name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
}

function countBy(cells: readonly string[], keyOf: (cell: string) => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const cell of cells) counts.set(keyOf(cell), (counts.get(keyOf(cell)) ?? 0) + 1)
  return counts
}

function shareOf(cells: readonly string[], isTrue: (cell: string) => boolean): number {
  return cells.filter(isTrue).length / cells.length
}

import type { Format } from './format.ts'

const written =
  /^(?<open>\()?(?<sign>-)?(?<currency>[$€£])?\s?(?<whole>\d{1,3}(?:,\d{3})+|\d+)(?<decimals>\.\d+)?(?:(?<percent>\s?%)|\s?(?<lastCurrency>[$€£]))?(?<close>\))?$/
const scientific = /^-?\d+(?:\.\d+)?e[+-]?\d+$/i

type Parts = { readonly plain: string; readonly form: string; readonly scale: number }

/** Numbers as spreadsheets write them: 1250, 1,250.00, $1,250, 1250 €, (40), 12%. With a decimal comma, 1.250,00 is 1250. */
export function numberFormat(hasDecimalComma: boolean): Format {
  return hasDecimalComma ? commaFormat : pointFormat
}

/** Whole numbers only: a count or a code. */
export function integerFormat(hasDecimalComma: boolean): Format {
  const format = numberFormat(hasDecimalComma)
  return {
    ...format,
    read: cell => {
      const reading = format.read(cell)
      return reading !== undefined && Number.isInteger(reading.scale) && reading.form !== 'percent'
        ? reading
        : undefined
    },
  }
}

/** True if most numbers with a comma or a point make sense with a decimal comma only: 3,50 but not 1,250. */
export function hasDecimalCommaIn(cells: readonly string[]): boolean {
  let marked = 0
  let onlyComma = 0
  for (const cell of cells) {
    const [point, comma] = [pointFormat.read(cell), commaFormat.read(cell)]
    if ((point === undefined && comma === undefined) || !/[.,]/.test(cell)) continue
    marked += 1
    if (point === undefined) onlyComma += 1
  }
  return onlyComma > marked / 2
}

/** Exchanges points and commas. */
export function swapMarks(cell: string): string {
  return cell.replace(/[.,]/g, mark => (mark === ',' ? '.' : ','))
}

const pointFormat: Format = {
  read: cell => {
    const parts = parseNumber(cell)
    return parts === undefined ? undefined : { canonical: String(parts.scale), form: parts.form, scale: parts.scale }
  },
  write: (cell, form) => {
    const parts = parseNumber(cell)
    if (parts === undefined || parts.form === 'percent') return undefined
    if (form === 'plain') return parts.plain
    if (form === 'grouped') return group(parts.plain)
    if (form.startsWith('before ')) return `${group(parts.plain)} ${form.slice(7)}`
    return form.startsWith('with ') ? group(parts.plain).replace(/^-?/, sign => `${sign}${form.slice(5)}`) : undefined
  },
}

const commaFormat: Format = {
  read: cell => pointFormat.read(swapMarks(cell)),
  write: (cell, form) => {
    const written = pointFormat.write?.(swapMarks(cell), form)
    return written === undefined ? undefined : swapMarks(written)
  },
  decimalMark: ',',
}

function parseNumber(cell: string): Parts | undefined {
  if (cell.length > 40) return undefined
  if (scientific.test(cell)) return { plain: cell, form: '', scale: Number(cell) }
  const groups = written.exec(cell)?.groups
  if (groups === undefined || (groups.open === undefined) !== (groups.close === undefined)) return undefined
  if (groups.currency !== undefined && groups.lastCurrency !== undefined) return undefined
  const { whole = '', decimals = '', currency, lastCurrency, percent } = groups
  const isNegative = groups.sign !== undefined || groups.open !== undefined
  const plain = `${isNegative ? '-' : ''}${whole.replaceAll(',', '')}${decimals}`
  return {
    plain,
    form: formOf({ whole, currency, lastCurrency, percent }),
    scale: Number(plain) / (percent === undefined ? 1 : 100),
  }
}

type Marks = Readonly<Record<'currency' | 'lastCurrency' | 'percent', string | undefined>> & { readonly whole: string }

/** Numbers below 1,000 fit both the plain and the grouped form. */
function formOf({ whole, currency, lastCurrency, percent }: Marks): string {
  if (percent !== undefined) return 'percent'
  if (currency !== undefined) return `with ${currency}`
  if (lastCurrency !== undefined) return `before ${lastCurrency}`
  if (whole.includes(',')) return 'grouped'
  return whole.length > 3 ? 'plain' : ''
}

function group(plain: string): string {
  const [whole = '', decimals] = plain.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',')
  return decimals === undefined ? grouped : `${grouped}.${decimals}`
}

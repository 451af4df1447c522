import type { Format } from './format.ts'

const dayMs = 86_400_000
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

type Parts = { readonly year: number; readonly month: number; readonly day: number; readonly form: string }
type Pattern = { readonly form: string; readonly expression: RegExp }

const named = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'
const shared: readonly Pattern[] = [
  { form: 'YYYY-MM-DD', expression: /^(?<y>\d{4})-(?<m>\d{2})-(?<d>\d{2})$/ },
  {
    form: 'YYYY-MM-DD and time',
    expression: /^(?<y>\d{4})-(?<m>\d{2})-(?<d>\d{2})[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?$/,
  },
  { form: 'YYYY/MM/DD', expression: /^(?<y>\d{4})\/(?<m>\d{1,2})\/(?<d>\d{1,2})$/ },
  { form: 'DD.MM.YYYY', expression: /^(?<d>\d{1,2})\.(?<m>\d{1,2})\.(?<y>\d{4})$/ },
  { form: 'Mon D, YYYY', expression: new RegExp(`^(?<n>${named})[a-z]*\\.? (?<d>\\d{1,2}),? (?<y>\\d{4})$`, 'i') },
  { form: 'D Mon YYYY', expression: new RegExp(`^(?<d>\\d{1,2})[ -](?<n>${named})[a-z]*\\.?[ -](?<y>\\d{4})$`, 'i') },
]
const monthFirst: Pattern = { form: 'MM/DD/YYYY', expression: /^(?<m>\d{1,2})[/-](?<d>\d{1,2})[/-](?<y>\d{4})$/ }
const dayFirst: Pattern = { form: 'DD/MM/YYYY', expression: /^(?<d>\d{1,2})[/-](?<m>\d{1,2})[/-](?<y>\d{4})$/ }

// Without hyphens between numbers: 24-03-05 may start with the year.
const monthFirstShort: Pattern = { form: 'MM/DD/YY', expression: /^(?<m>\d{1,2})\/(?<d>\d{1,2})\/(?<y>\d{2})$/ }
const dayFirstShort: Pattern = { form: 'DD/MM/YY', expression: /^(?<d>\d{1,2})\/(?<m>\d{1,2})\/(?<y>\d{2})$/ }
const short: readonly Pattern[] = [
  { form: 'DD.MM.YY', expression: /^(?<d>\d{2})\.(?<m>\d{2})\.(?<y>\d{2})$/ },
  { form: 'D Mon YY', expression: new RegExp(`^(?<d>\\d{1,2})[ -](?<n>${named})[a-z]*\\.?[ -](?<y>\\d{2})$`, 'i') },
]
/** Two digits up to this one mean a year after 2000, as in Windows and SQL Server. */
const lastShortYear = 49

/** How a column as a whole writes its dates. */
export type DateStyle = {
  /** 03/04/2025 is in April. */
  readonly isDayFirst: boolean
  /** Years may have two digits. */
  readonly hasShortYears: boolean
}

export function dateFormat({ isDayFirst, hasShortYears }: DateStyle): Format {
  const patterns = [...shared, isDayFirst ? dayFirst : monthFirst]
  if (hasShortYears) patterns.push(...short, isDayFirst ? dayFirstShort : monthFirstShort)
  const parse = (cell: string) => parseDate(cell, patterns)
  return {
    read: cell => {
      const parts = parse(cell)
      if (parts === undefined) return undefined
      const scale = toDay(parts)
      return { canonical: isoOf(scale), form: parts.form, scale }
    },
    write: (cell, form) => {
      const parts = parse(cell)
      return parts === undefined || parts.form.endsWith('time') ? undefined : writeDate(parts, form)
    },
  }
}

/** The day is first if more cells are valid so; years have two digits if most cells look so, valid or not. */
export function dateStyleIn(cells: readonly string[]): DateStyle {
  const fits = (...patterns: Pattern[]) => cells.filter(cell => parseDate(cell, patterns) !== undefined).length
  const looksShort = ({ expression }: Pattern) => cells.filter(cell => expression.test(cell)).length
  const shortCells = [...short, dayFirstShort].reduce((sum, pattern) => sum + looksShort(pattern), 0)
  return {
    isDayFirst: fits(dayFirst, dayFirstShort) > fits(monthFirst, monthFirstShort),
    hasShortYears: shortCells > cells.length / 2,
  }
}

/** Days since 1970 of an ISO date; NaN for anything else. */
export function dayOf(iso: string): number {
  const parts = parseDate(iso, shared.slice(0, 1))
  return parts === undefined ? Number.NaN : toDay(parts)
}

export function isoOf(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10)
}

function parseDate(cell: string, patterns: readonly Pattern[]): Parts | undefined {
  if (cell.length < 6 || cell.length > 35) return undefined
  for (const { form, expression } of patterns) {
    const groups = expression.exec(cell)?.groups
    if (groups === undefined) continue
    const month = groups.n === undefined ? Number(groups.m) : months.indexOf(groups.n.toLowerCase()) + 1
    const parts = { year: yearOf(groups.y ?? ''), month, day: Number(groups.d), form }
    return isInCalendar(parts) ? parts : undefined
  }
  return undefined
}

function yearOf(digits: string): number {
  if (digits.length > 2) return Number(digits)
  return Number(digits) + (Number(digits) <= lastShortYear ? 2000 : 1900)
}

/** False for dates like February 30. */
function isInCalendar({ year, month, day }: Parts): boolean {
  if (year < 1000 || month < 1 || month > 12 || day < 1) return false
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate()
}

function toDay({ year, month, day }: Parts): number {
  return Date.UTC(year, month - 1, day) / dayMs
}

function writeDate({ year, month, day }: Parts, form: string): string | undefined {
  const two = (part: number) => String(part).padStart(2, '0')
  const short = months[month - 1] ?? ''
  const name = short.charAt(0).toUpperCase() + short.slice(1)
  const shortYear = two(year % 100)
  if (/\bYY$/.test(form) && yearOf(shortYear) !== year) return undefined
  const texts: Readonly<Record<string, string>> = {
    'YYYY-MM-DD': `${year}-${two(month)}-${two(day)}`,
    'YYYY/MM/DD': `${year}/${two(month)}/${two(day)}`,
    'DD.MM.YYYY': `${two(day)}.${two(month)}.${year}`,
    'MM/DD/YYYY': `${two(month)}/${two(day)}/${year}`,
    'DD/MM/YYYY': `${two(day)}/${two(month)}/${year}`,
    'Mon D, YYYY': `${name} ${day}, ${year}`,
    'D Mon YYYY': `${day} ${name} ${year}`,
    'MM/DD/YY': `${two(month)}/${two(day)}/${shortYear}`,
    'DD/MM/YY': `${two(day)}/${two(month)}/${shortYear}`,
    'DD.MM.YY': `${two(day)}.${two(month)}.${shortYear}`,
    'D Mon YY': `${day} ${name} ${shortYear}`,
  }
  return texts[form]
}

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

/** Dates with a four-digit year. 03/04/2025 is in March unless the column has days in the first position. */
export function dateFormat(isDayFirst: boolean): Format {
  const patterns = [...shared, isDayFirst ? dayFirst : monthFirst]
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

/** True if more cells are valid with the day first than with the month first. */
export function isDayFirstIn(cells: readonly string[]): boolean {
  const fits = (pattern: Pattern) => cells.filter(cell => parseDate(cell, [pattern]) !== undefined).length
  return fits(dayFirst) > fits(monthFirst)
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
  if (cell.length < 8 || cell.length > 35) return undefined
  for (const { form, expression } of patterns) {
    const groups = expression.exec(cell)?.groups
    if (groups === undefined) continue
    const month = groups.n === undefined ? Number(groups.m) : months.indexOf(groups.n.toLowerCase()) + 1
    const parts = { year: Number(groups.y), month, day: Number(groups.d), form }
    return isInCalendar(parts) ? parts : undefined
  }
  return undefined
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
  const texts: Readonly<Record<string, string>> = {
    'YYYY-MM-DD': `${year}-${two(month)}-${two(day)}`,
    'YYYY/MM/DD': `${year}/${two(month)}/${two(day)}`,
    'DD.MM.YYYY': `${two(day)}.${two(month)}.${year}`,
    'MM/DD/YYYY': `${two(month)}/${two(day)}/${year}`,
    'DD/MM/YYYY': `${two(day)}/${two(month)}/${year}`,
    'Mon D, YYYY': `${name} ${day}, ${year}`,
    'D Mon YYYY': `${day} ${name} ${year}`,
  }
  return texts[form]
}

import type { Source } from './protocol.ts'
import type { FindingKind } from './table/findings.ts'

/** The sample is checked as of this day, so that its dates do not age. */
export const sampleDay = '2025-06-30'
export const sampleName = 'sample-customers.csv'

const names = [
  'customer_id',
  'company',
  'email',
  'phone',
  'state',
  'zip',
  'plan',
  'seats',
  'annual_value',
  'start_date',
  'end_date',
  'last_confirmed',
  'referred_by',
] as const
type Name = (typeof names)[number]
type Row = Readonly<Record<Name, string>>

const trees = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Gum', 'Hazel', 'Ivy', 'Juniper', 'Larch', 'Maple']
const trades = ['Press', 'Tools', 'Mills', 'Paints', 'Supply', 'Freight', 'Foods', 'Dental', 'Glass', 'Labs']
const places = [
  { state: 'PA', zip: '18901', area: '215' },
  { state: 'NJ', zip: '08540', area: '609' },
  { state: 'NY', zip: '10520', area: '914' },
  { state: 'DE', zip: '19801', area: '302' },
]
const plans = ['Basic', 'Standard', 'Premium']
const size = trees.length * trades.length

/** Row numbers as in a spreadsheet. */
type PlantedFault = {
  readonly row: number
  readonly column: Name
  readonly value: string
  readonly kind: FindingKind
}

export const plantedFaults: readonly PlantedFault[] = [
  ...series({ from: 5, step: 6, count: 18 }, { column: 'last_confirmed', value: '2024-02-15', kind: 'stale' }),
  ...series({ from: 8, step: 12, count: 10 }, { column: 'annual_value', value: '', kind: 'missing' }),
  { row: 7, column: 'email', value: '', kind: 'missing' },
  { row: 31, column: 'phone', value: 'N/A', kind: 'missing' },
  { row: 58, column: 'plan', value: '', kind: 'missing' },
  { row: 88, column: 'annual_value', value: '', kind: 'missing' },
  { row: 12, column: 'email', value: 'birch-dental.example', kind: 'invalid' },
  { row: 45, column: 'phone', value: '215-555', kind: 'invalid' },
  { row: 63, column: 'zip', value: '8540', kind: 'invalid' },
  { row: 71, column: 'start_date', value: '2023-02-30', kind: 'invalid' },
  { row: 97, column: 'seats', value: 'twelve', kind: 'invalid' },
  { row: 19, column: 'start_date', value: '03/14/2023', kind: 'mixed' },
  { row: 52, column: 'phone', value: '(302) 555-0150', kind: 'mixed' },
  { row: 66, column: 'state', value: 'Pennsylvania', kind: 'mixed' },
  { row: 79, column: 'state', value: 'nj', kind: 'mixed' },
  { row: 84, column: 'plan', value: 'STANDARD', kind: 'mixed' },
  { row: 27, column: 'company', value: ' Dogwood Foods ', kind: 'spaces' },
  { row: 93, column: 'email', value: 'office@gum-labs.example ', kind: 'spaces' },
  { row: 36, column: 'annual_value', value: '1250000', kind: 'outlier' },
  { row: 74, column: 'seats', value: '-8', kind: 'outlier' },
  { row: 41, column: 'referred_by', value: 'C-1999', kind: 'reference' },
  { row: 101, column: 'referred_by', value: 'C-1720', kind: 'reference' },
  { row: 37, column: 'end_date', value: '2024-02-28', kind: 'order' },
  { row: 48, column: 'zip', value: '90210', kind: 'zipState' },
  { row: 15, column: 'last_confirmed', value: '2023-08-02', kind: 'stale' },
  { row: 55, column: 'last_confirmed', value: '2024-01-15', kind: 'stale' },
  { row: 110, column: 'last_confirmed', value: '2023-12-20', kind: 'stale' },
  { row: 118, column: 'last_confirmed', value: '2026-03-01', kind: 'future' },
]

/** Repeated rows, appended at the end. */
export const plantedRepeats = [
  { row: size + 2, of: 10, kind: 'duplicate' },
  { row: size + 3, of: 38, kind: 'duplicate' },
  { row: size + 4, of: 50, kind: 'repeatedKey' },
  { row: size + 5, of: 60, kind: 'alike' },
] as const satisfies readonly { readonly row: number; readonly of: number; readonly kind: FindingKind }[]

type Places = { readonly from: number; readonly step: number; readonly count: number }

/** The same fault in evenly spaced rows. */
function series({ from, step, count }: Places, fault: Omit<PlantedFault, 'row'>): readonly PlantedFault[] {
  return Array.from({ length: count }, (_, index) => ({ row: from + step * index, ...fault }))
}

/** An invented customer list: 120 rows with known faults, and four repeated rows. */
export function buildSample(): string {
  const rows = Array.from({ length: size }, (_, index) => plant(soundRow(index), index + 2))
  const repeats = plantedRepeats.map(({ of, kind }) => repeat(soundRow(of - 2), kind))
  return [names.join(','), ...[...rows, ...repeats].map(row => names.map(name => row[name]).join(','))].join('\n')
}

export function sampleSource(): Source {
  return { kind: 'text', name: sampleName, text: buildSample() }
}

function plant(row: Row, number: number): Row {
  const faults = plantedFaults.filter(fault => fault.row === number)
  return { ...row, ...Object.fromEntries(faults.map(({ column, value }) => [column, value])) }
}

function repeat(row: Row, kind: FindingKind): Row {
  if (kind === 'repeatedKey')
    return { ...row, company: 'Willow Bakery', email: 'hello@willow-bakery.example', seats: '17' }
  return kind === 'alike' ? { ...row, customer_id: `C-${1001 + size}`, company: row.company.toUpperCase() } : row
}

function soundRow(index: number): Row {
  const tree = trees[Math.floor(index / trades.length)] ?? ''
  const trade = trades[index % trades.length] ?? ''
  const { state, zip, area } = places[index % places.length] ?? { state: '', zip: '', area: '' }
  const seats = 5 + ((index * 7) % 41)
  const start = new Date(Date.UTC(2023, index % 18, 1 + (index % 27)))
  const end = new Date(Date.UTC(2025, 6 + (index % 18), 1 + (index % 27)))
  const confirmed = new Date(Date.UTC(2024, 7, 1 + ((index * 11) % 320)))
  const domain = `${tree}-${trade}`.toLowerCase()
  return {
    customer_id: `C-${1001 + index}`,
    company: `${tree} ${trade}`,
    email: `office@${domain}.example`,
    phone: `${area}-555-${String(100 + (index % 100)).padStart(4, '0')}`,
    state,
    zip,
    plan: plans[index % plans.length] ?? '',
    seats: String(seats),
    annual_value: String(seats * 120 + (index % 9) * 55),
    start_date: toIso(start),
    end_date: toIso(end),
    last_confirmed: toIso(confirmed),
    referred_by: index % 4 === 3 ? `C-${1001 + ((index * 13 + 7) % size)}` : '',
  }
}

function toIso(date: Date): string {
  return date.toISOString().slice(0, 10)
}

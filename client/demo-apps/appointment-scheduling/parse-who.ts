import { findRefusal } from './refusals.ts'
import { gap, type Scan } from './scan.ts'
import { type Provider, type Specialty, specialties } from './types.ts'
import { otherFields, specialtyWords } from './words.ts'

type Who = {
  readonly providerId: string | null
  readonly exceptId: string | null
  readonly specialty: Specialty | null
  readonly notes: readonly string[]
  /** Whether it asks for a field that nobody here works in. */
  readonly isUnmet: boolean
}

/** The last word of the name: "Alder" for "Dr. Alder". */
export function surname({ name }: Provider): string {
  return name.split(' ').at(-1) ?? name
}

export function parseWho(scan: Scan, providers: readonly Provider[]): Who {
  const notes: string[] = []
  const names = providers.map(
    provider =>
      [
        provider,
        new RegExp(`\\b(?:with |see )?(?:(?:dr|doctor)\\b\\.? ?)?\\b${surname(provider).toLowerCase()}\\b`),
      ] as const,
  )
  const except = names.find(([, pattern]) => takeRefused(scan, pattern))?.[0]
  if (except !== undefined) {
    const others = providers.map(surname).join('|').toLowerCase()
    // Only one can be excluded; "no Dr. Alder or Dr. Birch" must not ask for the other.
    const other = new RegExp(`(?<=\\${gap} *)(?:or|and|nor) (?:(?:dr|doctor)\\b\\.? ?)?(?:${others})\\b`).exec(
      scan.text(),
    )
    if (other !== null) scan.leave({ start: other.index, end: other.index + other[0].length })
  }
  const named = names.find(([, pattern]) => scan.take(pattern))?.[0]
  const fields = Object.keys(specialties).filter(isSpecialty)
  const patterns = fields.map(id => [id, new RegExp(`\\b(?:an? )?(?:${specialtyWords[id].join('|')})\\b`)] as const)
  for (const [, pattern] of patterns) takeRefused(scan, pattern, 'leave')
  const specialty = patterns.find(([, pattern]) => scan.take(pattern))?.[0]
  const other = scan.take(new RegExp(`\\b(?:${otherFields.join('|')})s?\\b`))
  const isOpen = named === undefined && specialty === undefined
  if (other !== null) notes.push(`There’s no ${other[0]} here${isOpen ? ', so the specialty was left open' : ''}.`)
  if (named !== undefined && specialty !== undefined && named.specialty !== specialty) {
    notes.push(`${named.name} works in ${specialties[named.specialty].toLowerCase()}; the request follows the name.`)
  }
  return {
    providerId: named?.id ?? null,
    exceptId: except?.id ?? null,
    specialty: named?.specialty ?? specialty ?? null,
    notes,
    isUnmet: other !== null,
  }
}

/** Takes words that are not wanted, or leaves them as not understood. */
function takeRefused(scan: Scan, pattern: RegExp, how: 'remove' | 'leave' = 'remove'): boolean {
  const match = pattern.exec(scan.text())
  const range = match && findRefusal(scan.text(), { start: match.index, end: match.index + match[0].length })
  if (range === null) return false
  scan[how](range)
  return true
}

function isSpecialty(id: string): id is Specialty {
  return id in specialties
}

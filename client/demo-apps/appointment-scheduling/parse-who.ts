import type { Scan } from './scan.ts'
import { type Provider, type Specialty, specialties } from './types.ts'
import { otherFields, specialtyWords } from './words.ts'

type Who = {
  readonly providerId: string | null
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
  const named = providers.find(provider =>
    scan.take(new RegExp(`\\b(?:with |see )?(?:(?:dr|doctor)\\b\\.? ?)?\\b${surname(provider).toLowerCase()}\\b`)),
  )
  const specialty = Object.keys(specialties)
    .filter(isSpecialty)
    .find(id => specialtyWords[id].some(words => scan.take(new RegExp(`\\b(?:an? )?${words}\\b`)) !== null))
  const other = scan.take(new RegExp(`\\b(?:${otherFields.join('|')})s?\\b`))
  const isOpen = named === undefined && specialty === undefined
  if (other !== null) notes.push(`There’s no ${other[0]} here${isOpen ? ', so the specialty was left open' : ''}.`)
  if (named !== undefined && specialty !== undefined && named.specialty !== specialty) {
    notes.push(`${named.name} works in ${specialties[named.specialty].toLowerCase()}; the request follows the name.`)
  }
  return {
    providerId: named?.id ?? null,
    specialty: named?.specialty ?? specialty ?? null,
    notes,
    isUnmet: other !== null,
  }
}

function isSpecialty(id: string): id is Specialty {
  return id in specialties
}

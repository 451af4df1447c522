/** A calendar day without a zone, as `YYYY-MM-DD`. */
export type Day = string

export const specialties = {
  cardiology: 'Cardiology',
  dermatology: 'Dermatology',
  general: 'General practice',
  physiotherapy: 'Physiotherapy',
} as const

export type Specialty = keyof typeof specialties

/** Two instants in milliseconds since 1970, the end not included. */
export type Span = { readonly start: number; readonly end: number }

/** Minutes since midnight on the provider's own clock; ISO weekdays (1 is Monday). */
export type WorkingHours = { readonly weekdays: readonly number[]; readonly from: number; readonly to: number }

export type Rules = {
  readonly minMinutes: number
  readonly maxMinutes: number
  /** The length of a visit when none is asked for. */
  readonly usualMinutes: number
  /** Time kept clear between two visits. */
  readonly bufferMinutes: number
  readonly noticeHours: number
  readonly maxPerDay: number
}

export type Provider = {
  readonly id: string
  readonly name: string
  readonly specialty: Specialty
  readonly place: string
  readonly zone: string
  readonly hours: readonly WorkingHours[]
  readonly rules: Rules
}

export type DayRange = { readonly from: Day; readonly to: Day }

/** Any of the ranges, and of those only the weekdays named (an empty list: all). */
export type DayWish = { readonly ranges: readonly DayRange[]; readonly weekdays: readonly number[] }

/** Minutes since midnight on the visitor's clock. `between` holds the whole visit. */
export type TimeWish =
  | { readonly kind: 'at'; readonly minute: number }
  | { readonly kind: 'around'; readonly minute: number }
  | { readonly kind: 'between'; readonly from: number; readonly to: number }

/** What a visitor asks for; `null` means: does not matter. */
export type Request = {
  readonly days: DayWish | null
  readonly time: TimeWish | null
  readonly minutes: number | null
  readonly specialty: Specialty | null
  readonly providerId: string | null
}

export const openRequest: Request = { days: null, time: null, minutes: null, specialty: null, providerId: null }

export type Appointment = Span & {
  readonly id: number
  readonly providerId: string
  readonly holder: string
  /** Counts the changes, as a calendar's SEQUENCE does. */
  readonly revision: number
}

export type Waiting = { readonly id: number; readonly holder: string; readonly request: Request }

export type Proposal = Span & {
  readonly providerId: string
  /** Whether every wish is met. */
  readonly isFull: boolean
  readonly reasons: readonly string[]
  readonly misses: readonly string[]
}

export type Slot = Span & { readonly providerId: string }

export type Offer = { readonly waiting: Waiting; readonly proposal: Proposal; readonly freed: Slot }

/** Everything the practice keeps. */
export type Book = {
  readonly providers: readonly Provider[]
  readonly appointments: readonly Appointment[]
  readonly waiting: readonly Waiting[]
  /** Times given up and not yet offered, in the order they came free. */
  readonly freed: readonly Slot[]
  readonly offer: Offer | null
  readonly nextId: number
}

/** The one person at the screen; all other holders are invented. */
export const visitor = 'You'

/** A calendar day without a zone, as `YYYY-MM-DD`. */
export type Day = string

export const specialties = {
  cardiology: 'Cardiology',
  dermatology: 'Dermatology',
  general: 'Family medicine',
  physiotherapy: 'Physical therapy',
} as const

export type Specialty = keyof typeof specialties

/** Two instants in milliseconds since 1970, the end not included. */
export type Span = { readonly start: number; readonly end: number }

/** Minutes since midnight in the provider's zone; ISO weekdays (1 is Monday). */
type WorkingHours = { readonly weekdays: readonly number[]; readonly from: number; readonly to: number }

export type Rules = {
  readonly minMinutes: number
  readonly maxMinutes: number
  /** The default length of a visit. */
  readonly usualMinutes: number
  /** Free time between two visits. */
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

/** Days that are wanted. Their own weekdays and time, if any, replace those of the request; a time of null is any time. */
export type WishedDays = DayRange & { readonly weekdays?: readonly number[]; readonly time?: TimeWish | null }

/** Any of the ranges, limited to the weekdays (empty: all). */
export type DayWish = { readonly ranges: readonly WishedDays[]; readonly weekdays: readonly number[] }

/** Minutes since midnight in the visitor's zone, the end not included. */
export type Hours = { readonly from: number; readonly to: number }

/** When the visitor can't come: on these days, on one weekday of them, or during some hours of them. */
export type Refusal = DayRange & { readonly weekday?: number; readonly hours?: Hours }

/** Minutes since midnight in the visitor's zone. `between` contains the whole visit, `except` nothing of it. */
export type TimeWish =
  | { readonly kind: 'at'; readonly minute: number }
  | { readonly kind: 'around'; readonly minute: number }
  | { readonly kind: 'between' | 'except'; readonly from: number; readonly to: number }

/** A request; `null` and an empty list mean any. */
export type Request = {
  readonly days: DayWish | null
  readonly time: TimeWish | null
  readonly minutes: number | null
  readonly refusals: readonly Refusal[]
  /** One of these providers, or anyone of these specialties. */
  readonly providerIds: readonly string[]
  readonly specialtyIds: readonly Specialty[]
  /** The providers that are not wanted. */
  readonly exceptIds: readonly string[]
}

export const openRequest: Request = {
  days: null,
  time: null,
  minutes: null,
  refusals: [],
  providerIds: [],
  specialtyIds: [],
  exceptIds: [],
}

export type Appointment = Span & {
  readonly id: number
  readonly providerId: string
  readonly holder: string
  /** Counts the changes, for SEQUENCE in calendar files. */
  readonly revision: number
}

export type Waiting = { readonly id: number; readonly holder: string; readonly request: Request }

export type Proposal = Span & {
  readonly providerId: string
  /** Whether it meets every wish of the request on a day when the office is open. */
  readonly isFull: boolean
  /** The holiday on which the office is likely closed. */
  readonly holiday: string | null
  readonly reasons: readonly string[]
  readonly misses: readonly string[]
}

export type Slot = Span & { readonly providerId: string }

export type Offer = { readonly waiting: Waiting; readonly proposal: Proposal; readonly freed: Slot }

/** The data of the practice. */
export type Book = {
  readonly providers: readonly Provider[]
  readonly appointments: readonly Appointment[]
  readonly waiting: readonly Waiting[]
  /** Freed times not yet offered, oldest first. */
  readonly freed: readonly Slot[]
  readonly offer: Offer | null
  readonly nextId: number
}

/** The holder name of the visitor; all other holders are invented. */
export const visitor = 'You'

/** What words may say: a day, a time of day, a city, a kind of doctor, or a doctor's name. */
export const kinds = ['date', 'time', 'city', 'type', 'name'] as const

export type Kind = (typeof kinds)[number]

/** Words of a sentence by their offsets, the end not included. */
export type Tagged = { readonly kind: Kind; readonly start: number; readonly end: number; readonly text: string }

/** What the visitor is after: someone to see, a visit, or nothing (any more). */
export const intents = ['find', 'book', 'none'] as const

export type Intent = (typeof intents)[number]

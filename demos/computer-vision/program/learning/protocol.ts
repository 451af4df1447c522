import type { Place } from './place.ts'

/** What the pictures are: drawn plates, or pictures of the visitor; `parts` cuts the objects out of one picture. */
export type PictureSet =
  | { readonly kind: 'plates' }
  | { readonly kind: 'washers' }
  | { readonly kind: 'files'; readonly files: readonly File[]; readonly good?: readonly number[] | undefined }
  | { readonly kind: 'parts'; readonly file: File }

export type Request =
  | { readonly kind: 'open'; readonly set: PictureSet }
  | { readonly kind: 'judge'; readonly good: readonly number[] }

export type Opened = {
  readonly name: string
  readonly picture: ImageBitmap
}

export type Judged = {
  /** As a multiple of the limit. */
  readonly score: number
  /** How unusual each patch is, as a multiple of the limit, row by row. */
  readonly map: Float32Array<ArrayBuffer>
  readonly columns: number
  readonly rows: number
  readonly place: Place
}

export type Report = {
  readonly good: readonly number[]
  /** One for each picture; a good one is judged by the other good ones. */
  readonly judged: readonly Judged[]
  readonly learningMs: number
  readonly judgingMs: number
}

export type Response =
  | {
      readonly kind: 'opened'
      readonly pictures: readonly Opened[]
      readonly good: readonly number[]
      /** What was left out. */
      readonly notes: readonly string[]
    }
  | { readonly kind: 'judged'; readonly report: Report }
  | { readonly kind: 'failed'; readonly message: string }

/** More pictures would take the memory of a phone. */
export const maxPictures = 60

import type { PictureFolder, Reference } from '../../shared/content/schemas/form-hints.ts'

/** What a schema says about the values of a field, in the terms of a form. */
export type Shape =
  | TextShape
  | { readonly kind: 'number'; readonly isWhole: boolean; readonly min?: number; readonly max?: number }
  /** A text or a number, written into one field. */
  | { readonly kind: 'scalar'; readonly isFigure?: true }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'choice'; readonly options: readonly string[]; readonly isMultiple?: true }
  /** A text that is the same in every file, so that no field asks for it. */
  | { readonly kind: 'constant'; readonly value: unknown }
  | ListShape
  /** Texts or numbers, one a line. */
  | { readonly kind: 'lines'; readonly hasNumbers: boolean }
  | ObjectShape
  | RecordShape
  | VariantsShape

export type TextShape = {
  readonly kind: 'text'
  readonly isLong?: boolean
  readonly pattern?: readonly [pattern: string, message: string]
  readonly minLength?: number
  readonly maxLength?: number
  readonly isDate?: boolean
  /** Where pictures go that are uploaded for it, below public/. */
  readonly picture?: PictureFolder
  /** What it names, such as `sources`: a text is chosen instead of written. */
  readonly reference?: Reference
}

export type ListShape = {
  readonly kind: 'list'
  readonly item: Shape
  readonly min?: number | undefined
  readonly max?: number | undefined
}

export type ObjectShape = { readonly kind: 'object'; readonly fields: readonly Field[] }

/** Texts or numbers by names that the editor gives; a form has them as a list. */
export type RecordShape = { readonly kind: 'record'; readonly value: Shape }

/** A value of one of several forms. */
export type VariantsShape = {
  readonly kind: 'variants'
  /** The field that names the form: one of the file, or one that only the form has. */
  readonly key: string
  readonly isInFile: boolean
  readonly variants: readonly Variant[]
}

export type Variant = {
  readonly name: string
  readonly label: string
  readonly shape: ObjectShape
  /** The file has the value of the only field, without a name. */
  readonly isBare: boolean
}

export type Field = {
  readonly name: string
  readonly label: string
  readonly hint: string
  readonly isOptional: boolean
  readonly shape: Shape
}

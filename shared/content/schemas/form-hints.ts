import { z } from 'zod'

/** What has a name by which it is chosen. */
export type Reference = 'sources' | 'people' | 'names of people' | 'industries' | 'calculators' | 'topics'

/** Below public/: where an uploaded picture goes. */
export type PictureFolder = `images/${'covers' | 'services' | 'team' | 'avatars' | 'use-cases' | 'hero'}` | 'industries'

/** What a form has to know of a field and no check does. */
export type FormHints = {
  readonly reference?: Reference
  readonly picture?: PictureFolder
  /** A number that may be a figure of the price book, {price.name.number}. */
  readonly takesFigures?: true
  readonly options?: readonly string[]
}

export const formHints = z.registry<FormHints>()

/** A number that may be a figure of the price book, {price.name.number}. */
export const figure = () => z.number().register(formHints, { takesFigures: true })

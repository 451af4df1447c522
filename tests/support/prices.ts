import { readEntries } from '../../compiler/read-entries.ts'
import { realFiles } from './content-files.ts'

const read = readEntries(realFiles)

/** A figure of the price book, such as 1400 for `dayRate`. Throws for an unknown name. */
export function readPrice(name: string): number {
  const value = 'entries' in read ? read.entries.placeholders.get(`price.${name}.number`) : undefined
  if (typeof value !== 'number') throw new Error(`the price book has no number "${name}"`)
  return value
}

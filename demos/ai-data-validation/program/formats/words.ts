import type { Format } from './format.ts'

const noScale = Number.NaN

/** Common addresses only: no quotes, no consecutive dots, a dot in the domain. */
const email = /^[^\s@,;"<>()]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i

export const emailFormat: Format = {
  read: cell => {
    if (cell.length > 254 || cell.includes('..') || !email.test(cell)) return undefined
    const canonical = cell.toLowerCase()
    return { canonical, form: canonical === cell ? 'lower case' : 'mixed case', scale: noScale }
  },
  write: (cell, form) => (form === 'lower case' ? cell.toLowerCase() : undefined),
}

export const urlFormat: Format = {
  read: cell =>
    /^https?:\/\/[^\s/?#]+\.[^\s/?#]+/i.test(cell) ? { canonical: cell, form: '', scale: noScale } : undefined,
}

const pairs = ['true/false', 'yes/no', 'y/n', '1/0', 't/f'].map(pair => pair.split('/'))

/** Yes and no in common spellings. The form is the pair with its case: "Yes/No". */
export const booleanFormat: Format = {
  read: cell => {
    const word = cell.toLowerCase()
    const pair = pairs.find(words => words.includes(word))
    if (pair === undefined) return undefined
    const canonical = word === pair[0] ? 'true' : 'false'
    return { canonical, form: pair.map(part => inCaseOf(cell, part)).join('/'), scale: noScale }
  },
  write: (cell, form) => {
    const reading = booleanFormat.read(cell)
    return reading === undefined ? undefined : form.split('/')[reading.canonical === 'true' ? 0 : 1]
  },
}

/** The form of a code replaces digits by 9 and letters by A: "C-1042" is "A-9". */
export const codeFormat: Format = {
  read: cell => ({ canonical: cell, form: shapeOf(cell), scale: noScale }),
  write: (cell, form) => (shapeOf(cell.toUpperCase()) === form ? cell.toUpperCase() : undefined),
}

export const textFormat: Format = { read: cell => ({ canonical: cell, form: '', scale: noScale }) }

/** Words from a short list, compared without case and inner spaces; the main form is the most frequent spelling. */
export function categoryFormat(cells: readonly string[]): Format {
  const counts = new Map<string, number>()
  for (const cell of cells) counts.set(cell, (counts.get(cell) ?? 0) + 1)
  const best = new Map<string, string>()
  for (const [cell, count] of counts) {
    const rival = best.get(foldWord(cell))
    if (rival === undefined || (counts.get(rival) ?? 0) < count) best.set(foldWord(cell), cell)
  }
  return {
    read: cell => {
      const usual = best.get(foldWord(cell)) ?? cell
      return { canonical: usual, form: usual === cell ? 'usual spelling' : 'other spelling', scale: noScale }
    },
    write: cell => best.get(foldWord(cell)),
  }
}

export function shapeOf(cell: string): string {
  return cell
    .replace(/\d+/g, '9')
    .replace(/[A-Z]+/g, 'A')
    .replace(/[a-z]+/g, 'a')
}

export function foldWord(cell: string): string {
  return cell.toLowerCase().replace(/\s+/g, ' ')
}

function inCaseOf(model: string, word: string): string {
  if (model === model.toLowerCase()) return word
  return model.length > 1 && model === model.toUpperCase()
    ? word.toUpperCase()
    : word.charAt(0).toUpperCase() + word.slice(1)
}

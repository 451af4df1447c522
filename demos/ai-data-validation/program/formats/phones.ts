import type { Format } from './format.ts'

const extension = /\s*(?:x|ext\.?)\s*\d{1,6}$/i
const allowed = /^\+?[\d\s().\-/]{7,24}$/

/** North American numbers with ten digits in any form, or + and 8 to 15 digits from elsewhere. */
export const phoneFormat: Format = {
  read: cell => {
    const number = cell.replace(extension, '')
    if (!allowed.test(number)) return undefined
    const digits = number.replace(/\D/g, '')
    const national = nationalOf(digits)
    if (national !== undefined) return { canonical: `+1${national}`, form: formOf(number), scale: Number.NaN }
    const isForeign = number.startsWith('+') && !digits.startsWith('1') && digits.length >= 8 && digits.length <= 15
    return isForeign ? { canonical: `+${digits}`, form: '', scale: Number.NaN } : undefined
  },
  write: (cell, form) => {
    const tail = extension.exec(cell)?.[0] ?? ''
    const national = nationalOf(cell.replace(extension, '').replace(/\D/g, ''))
    if (national === undefined) return undefined
    let next = 0
    return form.replace(/#/g, () => national.charAt(next++)) + tail
  },
}

/** Area code and exchange start with 2 to 9. */
function nationalOf(digits: string): string | undefined {
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(national) ? national : undefined
}

/** The number with its last ten digits as #: "(###) ###-####". */
function formOf(number: string): string {
  let left = 10
  return [...number]
    .reverse()
    .map(char => (/\d/.test(char) && left-- > 0 ? '#' : char))
    .reverse()
    .join('')
}

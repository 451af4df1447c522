import { scryptAsync } from '@noble/hashes/scrypt.js'
import { formatPasswordString, type PasswordHash, type ScryptCost } from '../../../shared/auth/password-string.ts'

/** For accounts stored in the browser: 32 MiB, about 0.1 s. */
const accountCost: ScryptCost = { ln: 15, r: 8, p: 1 }

/** For the staff's password string, which every page makes public: 128 MiB, about 0.5 s. */
export const publicCost: ScryptCost = { ln: 17, r: 8, p: 1 }

/** A password string with a new random salt. */
export async function hashPassword(password: string, cost: ScryptCost = accountCost): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  return formatPasswordString({ ...cost, salt, hash: await derive(password, { ...cost, salt, length: 32 }) })
}

export async function matchesPassword(password: string, known: PasswordHash): Promise<boolean> {
  return isSame(await derive(password, { ...known, length: known.hash.length }), known.hash)
}

type Derivation = ScryptCost & { readonly salt: Uint8Array; readonly length: number }

function derive(password: string, { ln, r, p, salt, length }: Derivation): Promise<Uint8Array> {
  // Keyboards may enter the same letter as different code points.
  return scryptAsync(password.normalize('NFC'), salt, { N: 2 ** ln, r, p, dkLen: length })
}

/** Compares in constant time when the lengths are equal. */
function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return (
    one.length === other.length && one.reduce((differences, byte, i) => differences | (byte ^ (other[i] ?? 0)), 0) === 0
  )
}

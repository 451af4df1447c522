import { scryptAsync } from '@noble/hashes/scrypt.js'
import { formatPasswordString, type PasswordHash, type ScryptCost } from '../../../shared/auth/password-string.ts'

/** For accounts that stay in their browser: 32 MiB, about a tenth of a second. */
const accountCost: ScryptCost = { ln: 15, r: 8, p: 1 }

/** For a string that every page shows to everybody: 128 MiB, about half a second. */
export const publicCost: ScryptCost = { ln: 17, r: 8, p: 1 }

/** A new password string, with a salt of its own. */
export async function hashPassword(password: string, cost: ScryptCost = accountCost): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  return formatPasswordString({ ...cost, salt, hash: await derive(password, { ...cost, salt, length: 32 }) })
}

export async function matchesPassword(password: string, known: PasswordHash): Promise<boolean> {
  return isSame(await derive(password, { ...known, length: known.hash.length }), known.hash)
}

type Derivation = ScryptCost & { readonly salt: Uint8Array; readonly length: number }

function derive(password: string, { ln, r, p, salt, length }: Derivation): Promise<Uint8Array> {
  // The same letters typed on two devices may come as different code points; NFC makes them one.
  return scryptAsync(password.normalize('NFC'), salt, { N: 2 ** ln, r, p, dkLen: length })
}

/** Takes the same time wherever two of equal length differ. */
function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return (
    one.length === other.length && one.reduce((differences, byte, i) => differences | (byte ^ (other[i] ?? 0)), 0) === 0
  )
}

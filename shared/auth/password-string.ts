/** The cost of a hash; its memory is 128 × r × 2^ln bytes. */
export type ScryptCost = { readonly ln: number; readonly r: number; readonly p: number }

/** A salted scrypt hash: https://www.rfc-editor.org/rfc/rfc7914 */
export type PasswordHash = ScryptCost & { readonly salt: Uint8Array; readonly hash: Uint8Array }

// Colons and base64url, because they have no meaning in a shell, in Compose and in .env files.
const pattern = /^scrypt:ln=(\d{1,2}),r=(\d{1,2}),p=(\d):([\w-]{22,86}):([\w-]{43,86})$/

/** `scrypt:ln=15,r=8,p=1:<salt>:<hash>`, salt and hash in base64url. */
export function formatPasswordString({ ln, r, p, salt, hash }: PasswordHash): string {
  return `scrypt:ln=${ln},r=${r},p=${p}:${toBase64Url(salt)}:${toBase64Url(hash)}`
}

/** Undefined when the text is not a password string or its cost is too low or too high. */
export function parsePasswordString(text: string): PasswordHash | undefined {
  const [, ln, r, p, salt, hash] = pattern.exec(text) ?? []
  if (salt === undefined || hash === undefined) return undefined
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) }
  if (!isAcceptable(cost)) return undefined
  const [saltBytes, hashBytes] = [fromBase64Url(salt), fromBase64Url(hash)]
  return saltBytes && hashBytes && { ...cost, salt: saltBytes, hash: hashBytes }
}

/** From 1 MiB to 256 MiB of memory; more could freeze a browser. */
function isAcceptable({ ln, r, p }: ScryptCost): boolean {
  return ln >= 10 && ln <= 18 && r >= 1 && r <= 8 && p >= 1 && p <= 4
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

function fromBase64Url(text: string): Uint8Array | undefined {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(binary, character => character.charCodeAt(0))
  } catch {
    return undefined
  }
}

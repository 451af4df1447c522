import { findPictureKind, standInPictures } from '../../../shared/pictures.ts'

/** Who is signed in, as the browser keeps it under `sessionKey`. */
export type SessionUser = {
  readonly name: string
  readonly role: string
  readonly avatar: string
  readonly email: string
}

/** A self-registered account. The password is a password string; records of older days hold it as plain text. */
export type RegisteredUser = { readonly email: string; readonly password: string; readonly name: string }

export const sessionKey = 'user'
export const registeredUsersKey = 'registeredUsers'

/** The role and the picture of everyone who registered by themselves. */
export const registeredRole = 'User'
export const defaultAvatar = standInPictures.avatar

export function isSameEmail(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

/** What could be read of a stored text; damaged when that is not all. */
export type Parsed<Value> = { readonly value: Value | undefined; readonly isDamaged: boolean }

/** The session in stored JSON. A picture that the site cannot show becomes the default one. */
export function parseSession(text: string): Parsed<SessionUser> {
  const record = parseJson(text)
  if (!hasTexts(record, ['name', 'role', 'avatar', 'email'])) return { value: undefined, isDamaged: true }
  const { name, role, email } = record
  const avatar = findPictureKind(record.avatar) === undefined ? defaultAvatar : record.avatar
  return { value: { name, role, avatar, email }, isDamaged: false }
}

/** The accounts in stored JSON. A damaged record is left out, so that it does not lock the others out. */
export function parseRegisteredUsers(text: string): Parsed<readonly RegisteredUser[]> {
  const list = parseJson(text)
  if (!Array.isArray(list)) return { value: undefined, isDamaged: true }
  const records: readonly unknown[] = list
  const users = records.filter(record => hasTexts(record, ['email', 'password', 'name']))
  return { value: users, isDamaged: users.length < records.length }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function hasTexts<Name extends string>(
  value: unknown,
  names: readonly Name[],
): value is { readonly [Key in Name]: string } {
  if (typeof value !== 'object' || value === null) return false
  const texts = new Map<string, unknown>(Object.entries(value))
  return names.every(name => typeof texts.get(name) === 'string')
}

import { defaultPictures, findPictureKind } from '../../../shared/values/pictures.ts'
import { storageKeys } from '../../components/storage-keys.ts'
import { createStoredValue, type Parsed } from './stored-value.ts'

export type SessionUser = {
  readonly name: string
  readonly role: string
  readonly avatar: string
  readonly email: string
}

/** A self-registered account. The password is a password string; older records have plain text. */
export type RegisteredUser = { readonly email: string; readonly password: string; readonly name: string }

export const storedSession = createStoredValue({ key: storageKeys.session, parse: parseSession })
export const storedUsers = createStoredValue({ key: storageKeys.accounts, parse: parseRegisteredUsers })

/** The role and the picture of all self-registered users. */
export const registeredRole = 'User'
export const defaultAvatar = defaultPictures.avatar

export function isSameEmail(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

/** Parses the stored JSON. A picture that the site cannot show becomes the default one. */
export function parseSession(text: string): Parsed<SessionUser> {
  const record = parseJson(text)
  if (!hasTexts(record, ['name', 'role', 'avatar', 'email'])) return { value: undefined, isDamaged: true }
  const { name, role, email } = record
  const avatar = findPictureKind(record.avatar) === undefined ? defaultAvatar : record.avatar
  return { value: { name, role, avatar, email }, isDamaged: false }
}

/** Parses the stored JSON. Damaged records are left out, so that the others can still sign in. */
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

import { parsePasswordString } from '../../../shared/auth/password-string.ts'
import type { StaffMember } from '../../../shared/content/schemas/people.ts'
import { hashPassword, matchesPassword } from './hash-password.ts'
import {
  defaultAvatar,
  isSameEmail,
  type RegisteredUser,
  registeredRole,
  type SessionUser,
  storedUsers,
} from './session.ts'

/** The staff and the password string of their shared password. When it is empty, staff cannot sign in. */
export type StaffAccess = {
  readonly passwordHash: string
  readonly read: () => Promise<readonly StaffMember[]>
}

export type Credentials = { readonly email: string; readonly password: string }

/** The session of the staff member or registered user with these credentials. Rejects when the staff cannot be loaded. */
export async function findSession(credentials: Credentials, staff: StaffAccess): Promise<SessionUser | undefined> {
  return (await findStaffSession(credentials, staff)) ?? findRegisteredSession(credentials)
}

/** Resolves to false when the email is registered already, in any case. Rejects when the browser refuses to store. */
export async function addAccount({ email, password, name }: RegisteredUser): Promise<boolean> {
  const user = { email, password: await hashPassword(password), name }
  // Read only after the hash is computed, so that a registration meanwhile, here or in another tab, is not lost.
  const users = storedUsers.read() ?? []
  if (users.some(other => isSameEmail(other.email, email))) return false
  storedUsers.write([...users, user])
  return true
}

async function findStaffSession(
  { email, password }: Credentials,
  staff: StaffAccess,
): Promise<SessionUser | undefined> {
  const known = parsePasswordString(staff.passwordHash)
  if (known === undefined) return undefined
  const member = (await staff.read()).find(other => isSameEmail(other.email, email))
  if (member === undefined || !(await matchesPassword(password, known))) return undefined
  const { firstName, lastName, role, avatar } = member
  return { name: `${firstName} ${lastName}`, role, avatar, email: member.email }
}

async function findRegisteredSession({ email, password }: Credentials): Promise<SessionUser | undefined> {
  const user = storedUsers.read()?.find(other => isSameEmail(other.email, email))
  if (user === undefined) return undefined
  const known = parsePasswordString(user.password)
  const isMatch = known === undefined ? user.password === password : await matchesPassword(password, known)
  if (!isMatch) return undefined
  if (known === undefined) await hashStoredPassword(user)
  return { name: user.name, role: registeredRole, avatar: defaultAvatar, email: user.email }
}

/** Replaces a plain-text password in the storage with its password string. */
async function hashStoredPassword(plain: RegisteredUser): Promise<void> {
  const password = await hashPassword(plain.password)
  const isPlain = (user: RegisteredUser) => user.email === plain.email && user.password === plain.password
  storedUsers.write((storedUsers.read() ?? []).map(user => (isPlain(user) ? { ...user, password } : user)))
}

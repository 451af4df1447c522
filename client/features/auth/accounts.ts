import { parsePasswordString } from '../../../shared/auth/password-string.ts'
import type { StaffMember } from '../../../shared/content/schemas/people.ts'
import { storedUsers } from './auth-storage.ts'
import { hashPassword, matchesPassword } from './hash-password.ts'
import { defaultAvatar, isSameEmail, type RegisteredUser, registeredRole, type SessionUser } from './session.ts'

/** The staff and the password string of their shared password; with an empty one no staff can sign in. */
export type StaffAccess = {
  readonly passwordHash: string
  readonly read: () => Promise<readonly StaffMember[]>
}

export type Credentials = { readonly email: string; readonly password: string }

/** The session of whom the credentials belong to: staff or registered here. Rejects when the staff cannot be read. */
export async function findSession(credentials: Credentials, staff: StaffAccess): Promise<SessionUser | undefined> {
  return (await findStaffSession(credentials, staff)) ?? findRegisteredSession(credentials)
}

/** False when the email is registered already, in whichever case. Throws when the browser refuses to store. */
export async function addAccount({ email, password, name }: RegisteredUser): Promise<boolean> {
  const user = { email, password: await hashPassword(password), name }
  // Read after the wait and written at once, so that another tab's registration in between is not lost.
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
  const isRight = known === undefined ? user.password === password : await matchesPassword(password, known)
  if (!isRight) return undefined
  if (known === undefined) await upgrade(user)
  return { name: user.name, role: registeredRole, avatar: defaultAvatar, email: user.email }
}

/** Replaces a plain-text password of older days by its password string. */
async function upgrade(plain: RegisteredUser): Promise<void> {
  const password = await hashPassword(plain.password)
  const isPlain = (user: RegisteredUser) => user.email === plain.email && user.password === plain.password
  storedUsers.write((storedUsers.read() ?? []).map(user => (isPlain(user) ? { ...user, password } : user)))
}

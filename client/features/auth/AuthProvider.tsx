import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react'
import type { Credentials, StaffAccess } from './accounts.ts'
import { storedSession } from './auth-storage.ts'
import type { RegisteredUser, SessionUser } from './session.ts'

export type Auth = {
  /** Undefined while signed out, on the server and at first paint. */
  readonly user: SessionUser | undefined
  /** Whether the credentials are right, in which case the person is signed in. Rejects when that cannot be found out. */
  readonly login: (email: Credentials['email'], password: Credentials['password']) => Promise<boolean>
  /** Whether the account is made; it is not when the email is registered already. Signs nobody in. */
  readonly register: (fields: RegisteredUser) => Promise<boolean>
  readonly logout: () => void
}

const AuthContext = createContext<Auth | undefined>(undefined)

type Props = { readonly staff: StaffAccess; readonly children: ReactNode }

/**
 * The sign-in, which the browser alone keeps and checks: it chooses what is shown and guards nothing on the server.
 * Accounts and the hash function come with the first use.
 */
export function AuthProvider({ staff, children }: Props) {
  const user = useSyncExternalStore(storedSession.subscribe, storedSession.read, () => undefined)
  const auth = useMemo(
    (): Auth => ({
      user,
      login: async (email, password) => {
        const { findSession } = await import('./accounts.ts')
        const session = await findSession({ email, password }, staff)
        if (session === undefined) return false
        storedSession.write(session)
        return true
      },
      register: async fields => (await import('./accounts.ts')).addAccount(fields),
      logout: storedSession.remove,
    }),
    [user, staff],
  )
  return <AuthContext value={auth}>{children}</AuthContext>
}

export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (auth === undefined) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}

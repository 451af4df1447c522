import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react'
import type { StaffAccess } from './accounts.ts'
import { type RegisteredUser, type SessionUser, storedSession } from './session.ts'

export type Auth = {
  /** Undefined when signed out, on the server and during hydration. */
  readonly user: SessionUser | undefined
  /** Resolves to true and signs in when the credentials are right. Rejects when they cannot be checked. */
  readonly login: (email: string, password: string) => Promise<boolean>
  /** Resolves to false when the email is registered already. Does not sign in. */
  readonly register: (fields: RegisteredUser) => Promise<boolean>
  readonly logout: () => void
}

const AuthContext = createContext<Auth | undefined>(undefined)

type Props = { readonly staff: StaffAccess; readonly children: ReactNode }

/**
 * Sign-in that only this browser stores and checks: it decides what is shown and protects nothing on the server. The
 * code for accounts and password hashes loads on first use.
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

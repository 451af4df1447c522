import { AccountField, AccountForm } from './AccountForm.tsx'
import { useAuth } from './AuthProvider.tsx'

export function SignInForm({ onSwitch }: { readonly onSwitch: () => void }) {
  const { login } = useAuth()

  const signIn = async (fields: FormData) => {
    const isSignedIn = await login(String(fields.get('email')), String(fields.get('password')))
    return isSignedIn ? undefined : 'Email and password do not match. Check both and try again.'
  }

  return (
    <AccountForm
      heading="Sign in"
      action="Sign in"
      pendingAction="Signing in..."
      submit={signIn}
      other={{ question: 'No account yet?', label: 'Register', onSwitch }}
    >
      <AccountField name="email" label="Email" type="email" autoComplete="username" />
      <AccountField name="password" label="Password" type="password" autoComplete="current-password" />
    </AccountForm>
  )
}

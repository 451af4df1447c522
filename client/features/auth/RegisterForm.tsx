import { AccountField, AccountForm } from './AccountForm.tsx'
import { useAuth } from './AuthProvider.tsx'

/** Creates an account and signs in with it. */
export function RegisterForm({ onSwitch }: { readonly onSwitch: () => void }) {
  const { register, login } = useAuth()

  const createAccount = async (fields: FormData) => {
    const email = String(fields.get('email'))
    const password = String(fields.get('password'))
    const isCreated = await register({ email, password, name: String(fields.get('name')) })
    if (!isCreated) return 'This email is registered already. Sign in with it, or register another.'
    await login(email, password)
    return undefined
  }

  return (
    <AccountForm
      heading="Register"
      note="The account is kept in this browser only; no other device knows it."
      action="Register"
      pendingAction="Registering..."
      submit={createAccount}
      other={{ question: 'Registered already?', label: 'Sign in', onSwitch }}
    >
      <AccountField name="name" label="Name" type="text" autoComplete="name" />
      <AccountField name="email" label="Email" type="email" autoComplete="username" />
      <AccountField name="password" label="Password" type="password" autoComplete="new-password" />
    </AccountForm>
  )
}

import { loadScreenStyles } from '../../screen-styles.ts'

/** The dialog's code, with the styles of what it shares with screens. */
export async function loadSignInDialog() {
  const [{ SignInDialog }] = await Promise.all([import('./SignInDialog.tsx'), loadScreenStyles()])
  return SignInDialog
}

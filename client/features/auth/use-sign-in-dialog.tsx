import { useLoadedDialog } from '../../components/use-loaded-dialog.tsx'

const load = () => import('./SignInDialog.tsx').then(module => module.SignInDialog)

/** The sign-in dialog. Render `dialog`, and `failure` in an alert. */
export function useSignInDialog(onClose?: () => void) {
  const { hasFailed, ...shown } = useLoadedDialog(load, onClose)
  return { ...shown, failure: hasFailed && 'This couldn’t be loaded. Please try again later.' }
}

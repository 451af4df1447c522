import { ButtonLink } from './ButtonLink.tsx'

type Props = { readonly address: string; readonly subject?: string; readonly children: React.ReactNode }

/** A button that opens a new mail. */
export function MailButton({ address, subject, children }: Props) {
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`
  return <ButtonLink to={`mailto:${address}${query}`}>{children}</ButtonLink>
}

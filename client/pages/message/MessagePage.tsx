import type { PageOf } from '../../../shared/page-data.ts'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { Hero } from '../../components/Hero.tsx'

/** Shown instead of a page that does not exist or failed. */
export function MessagePage({ page }: { readonly page: PageOf<'message'> }) {
  const { heading, text, picture, back, requestId } = page.data
  return (
    <Hero heading={heading} text={text} picture={picture}>
      <ButtonLink to={back.to}>{back.label}</ButtonLink>
      {requestId !== undefined && <p>Request ID: {requestId}</p>}
    </Hero>
  )
}

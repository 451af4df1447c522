import type { ReactNode } from 'react'
import { linkTo } from '../../../shared/addresses/links.ts'
import type { Period } from '../../../shared/blog/archive.ts'
import { monthNames } from '../../../shared/values/dates.ts'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { Hero } from '../../components/Hero.tsx'
import { useAuth } from '../auth/AuthProvider.tsx'

type Props = {
  readonly heading: string
  readonly subtitle: string
  /** Replaces the subtitle by its month. */
  readonly period?: Period
  readonly children?: ReactNode
}

/** The hero of a blog list. Signed-in visitors get a link to the post manager. */
export function BlogHero({ heading, subtitle, period, children }: Props) {
  const { user } = useAuth()
  const text = period === undefined ? subtitle : `Posts from ${monthNames[period.month - 1]} ${period.year}`
  return (
    <Hero size="list" heading={heading} text={text}>
      {children}
      {user !== undefined && (
        <ButtonLink to={linkTo('managePosts')} tone="quiet">
          Manage Posts
        </ButtonLink>
      )}
    </Hero>
  )
}

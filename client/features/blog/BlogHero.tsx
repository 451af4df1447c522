import type { ReactNode } from 'react'
import { linkTo } from '../../../shared/addresses/links.ts'
import type { Period } from '../../../shared/blog/archive.ts'
import type { HeroPicture } from '../../../shared/content/schemas/fields.ts'
import { monthNames } from '../../../shared/values/dates.ts'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { Hero } from '../../components/Hero.tsx'
import { useAuth } from '../auth/AuthProvider.tsx'

type Props = {
  readonly heading: string
  readonly subtitle: string
  readonly picture: HeroPicture
  /** Replaces the subtitle by its month. */
  readonly period?: Period
  readonly children?: ReactNode
}

/** The hero of a blog list. Signed-in visitors get a link to the post manager. */
export function BlogHero({ heading, subtitle, picture, period, children }: Props) {
  const { user } = useAuth()
  const text = period === undefined ? subtitle : `Posts from ${monthNames[period.month - 1]} ${period.year}`
  return (
    <Hero heading={heading} text={text} picture={picture}>
      {children}
      {user !== undefined && (
        <ButtonLink to={linkTo('managePosts')} tone="quiet">
          Manage Posts
        </ButtonLink>
      )}
    </Hero>
  )
}

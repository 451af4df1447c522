import { linkTo } from '../../../shared/links.ts'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { useAuth } from '../auth/AuthProvider.tsx'

/** The way to the posts' administration, for those who are signed in. */
export function ManagePostsLink() {
  const { user } = useAuth()
  if (user === undefined) return null
  return (
    <ButtonLink to={linkTo('managePosts')} tone="quiet">
      Manage Posts
    </ButtonLink>
  )
}

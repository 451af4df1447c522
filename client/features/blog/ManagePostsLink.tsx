import { linkTo } from '../../../shared/links.ts'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { useAuth } from '../auth/AuthProvider.tsx'

/** Shown to signed-in visitors only. */
export function ManagePostsLink() {
  const { user } = useAuth()
  if (user === undefined) return null
  return (
    <ButtonLink to={linkTo('managePosts')} tone="quiet">
      Manage Posts
    </ButtonLink>
  )
}

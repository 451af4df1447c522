import { lazy, Suspense } from 'react'
import type { PageOf } from '../../../shared/site-pages/page-data.ts'
import { Band } from '../../components/Band.tsx'
import { TypeHero } from '../../components/TypeHero.tsx'
import { useAuth } from '../../features/auth/AuthProvider.tsx'
import { SignInPrompt } from './SignInPrompt.tsx'

const PostManager = lazy(async () => ({ default: (await import('./PostManager.tsx')).PostManager }))

/** Manages the stored posts. Signing in protects nothing: changes stay in this tab. */
export function ManagePostsPage({ page: { data, today } }: { readonly page: PageOf<'managePosts'> }) {
  const { user } = useAuth()
  return (
    <>
      <TypeHero {...data.text.hero} />
      <Band>
        {user === undefined ? (
          <SignInPrompt />
        ) : (
          <Suspense fallback={<p role="status">Loading the posts…</p>}>
            <PostManager posts={data.posts} pageIds={data.pageIds} user={user} today={today} />
          </Suspense>
        )}
      </Band>
    </>
  )
}

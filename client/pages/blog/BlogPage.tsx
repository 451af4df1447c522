import type { PageOf } from '../../../shared/page-data.ts'
import { Band } from '../../components/Band.tsx'
import { Hero } from '../../components/Hero.tsx'
import { PostGrid } from '../../features/blog/PostGrid.tsx'

export function BlogPage({ page }: { readonly page: PageOf<'blog'> }) {
  const { text, posts } = page.data
  return (
    <>
      <Hero heading={text.heading} text={text.subtitle} />
      <Band>
        <PostGrid posts={posts} today={page.today} variant="blog" />
      </Band>
    </>
  )
}

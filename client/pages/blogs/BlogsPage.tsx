import { linkTo } from '../../../shared/links.ts'
import type { PageOf } from '../../../shared/page-data.ts'
import { Band } from '../../components/Band.tsx'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { Hero } from '../../components/Hero.tsx'
import { BlogProvider } from '../../features/blog/BlogProvider.tsx'
import { ManagePostsLink } from '../../features/blog/ManagePostsLink.tsx'
import { PageLinks } from '../../features/blog/PageLinks.tsx'
import { PostGrid, toListSubtitle } from '../../features/blog/PostGrid.tsx'

export function BlogsPage({ page: { data, today } }: { readonly page: PageOf<'blogs'> }) {
  const { text, posts, period, page, pageCount } = data
  return (
    <BlogProvider posts={posts}>
      <Hero heading={text.heading} text={toListSubtitle(period, text.subtitle)}>
        {period !== undefined && (
          <ButtonLink to={linkTo('blogs')} tone="quiet">
            Show All Posts
          </ButtonLink>
        )}
        <ManagePostsLink />
      </Hero>
      <Band>
        <PostGrid today={today} period={period} variant="blogs" />
        <PageLinks route="blogs" page={page} pageCount={pageCount} period={period} />
      </Band>
    </BlogProvider>
  )
}

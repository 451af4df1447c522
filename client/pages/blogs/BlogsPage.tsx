import { linkTo } from '../../../shared/addresses/links.ts'
import type { PageOf } from '../../../shared/site-pages/page-data.ts'
import { Band } from '../../components/Band.tsx'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { BlogHero } from '../../features/blog/BlogHero.tsx'
import { BlogProvider } from '../../features/blog/BlogProvider.tsx'
import { PostGrid } from '../../features/blog/PostGrid.tsx'
import { TopicFilter } from '../../features/blog/TopicFilter.tsx'

export function BlogsPage({ page: { data, today } }: { readonly page: PageOf<'blogs'> }) {
  const { text, posts, postCount, period, topics, topic, notice, page, pageCount } = data
  const { archive, topics: topicsLabel, ...head } = text
  return (
    <BlogProvider posts={posts} storeCount={postCount}>
      <BlogHero {...head} period={period}>
        <ButtonLink to={`${linkTo('blog')}#archive-heading`} tone="quiet">
          {archive}
        </ButtonLink>
        {topics.length > 0 && (
          <ButtonLink to={linkTo('topics')} tone="quiet">
            {topicsLabel}
          </ButtonLink>
        )}
        {period !== undefined && (
          <ButtonLink to={linkTo('blogs')} tone="quiet">
            Show All Posts
          </ButtonLink>
        )}
      </BlogHero>
      <Band>
        <TopicFilter route="blogs" topics={topics} topic={topic} period={period} notice={notice} />
        <PostGrid route="blogs" today={today} period={period} topic={topic} page={page} pageCount={pageCount} />
      </Band>
    </BlogProvider>
  )
}

import type { PageOf } from '../../../shared/page-data.ts'
import { Band } from '../../components/Band.tsx'
import { Hero } from '../../components/Hero.tsx'
import { BlogArchive } from '../../features/blog/BlogArchive.tsx'
import { BlogProvider } from '../../features/blog/BlogProvider.tsx'
import { ManagePostsLink } from '../../features/blog/ManagePostsLink.tsx'
import { PageLinks } from '../../features/blog/PageLinks.tsx'
import { PostGrid, toListSubtitle } from '../../features/blog/PostGrid.tsx'
import styles from './BlogPage.module.scss'

export function BlogPage({ page: { data, today } }: { readonly page: PageOf<'blog'> }) {
  const { text, posts, period, archive, page, pageCount } = data
  return (
    <BlogProvider posts={posts}>
      <Hero heading={text.heading} text={toListSubtitle(period, text.subtitle)}>
        <ManagePostsLink />
      </Hero>
      <Band>
        <div className={styles.columns}>
          <div className={styles.list}>
            <PostGrid today={today} period={period} variant="blog" />
            <PageLinks route="blog" page={page} pageCount={pageCount} period={period} />
          </div>
          <aside>
            <BlogArchive archive={archive} period={period} route="blog" />
          </aside>
        </div>
      </Band>
    </BlogProvider>
  )
}

import { linkTo } from '../../../shared/addresses/links.ts'
import type { PageOf } from '../../../shared/site-pages/page-data.ts'
import { Band } from '../../components/Band.tsx'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { BlogArchive } from '../../features/blog/BlogArchive.tsx'
import { BlogHero } from '../../features/blog/BlogHero.tsx'
import { BlogProvider } from '../../features/blog/BlogProvider.tsx'
import { PostGrid } from '../../features/blog/PostGrid.tsx'
import { TopicFilter } from '../../features/blog/TopicFilter.tsx'
import styles from './BlogPage.module.scss'

export function BlogPage({ page: { data, today } }: { readonly page: PageOf<'blog'> }) {
  const { text, posts, postCount, period, archive, topics, topic, notice, page, pageCount, papers } = data
  const { topics: topicsLabel, papers: papersLabel, ...head } = text
  return (
    <BlogProvider posts={posts} storeCount={postCount}>
      <BlogHero {...head} period={period}>
        {topics.length > 0 && (
          <ButtonLink to={linkTo('topics')} tone="quiet">
            {topicsLabel}
          </ButtonLink>
        )}
      </BlogHero>
      <Band>
        <TopicFilter route="blog" topics={topics} topic={topic} period={period} notice={notice} />
        <div className={styles.columns}>
          <div className={styles.list}>
            <PostGrid route="blog" today={today} period={period} topic={topic} page={page} pageCount={pageCount} />
          </div>
          <div className={styles.sidebar}>
            <BlogArchive archive={archive} period={period} topic={topic} />
            {papers.length > 0 && (
              <nav className={styles.papers} aria-labelledby="papers">
                <h2 id="papers">{papersLabel}</h2>
                <ul>
                  {papers.map(({ id, title }) => (
                    <li key={id}>
                      <a href={linkTo('whitePaper', { paperId: id })}>{title}</a>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
          </div>
        </div>
      </Band>
    </BlogProvider>
  )
}

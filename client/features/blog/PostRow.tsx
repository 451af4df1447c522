import type { PostSummary } from '../../../shared/content/library.ts'
import { linkTo } from '../../../shared/links.ts'
import { Card } from '../../components/Card.tsx'
import { CardGrid } from '../../components/CardGrid.tsx'
import { CoverImage } from '../../components/CoverImage.tsx'
import { Dateline } from '../../components/Dateline.tsx'
import styles from './RelatedPosts.module.scss'

export function RelatedPosts({ posts }: { readonly posts: readonly PostSummary[] }) {
  if (posts.length === 0) return null
  return (
    <section className={styles.related} data-only="screen">
      <h2>Related Posts</h2>
      <CardGrid columns={3}>
        {posts.map(({ id, title, cover, publishedOn }) => (
          <li key={id}>
            <Card
              title={title}
              note={<Dateline day={publishedOn} />}
              cover={<CoverImage cover={cover} place="card" />}
              to={linkTo('blogsPost', { postId: id })}
            />
          </li>
        ))}
      </CardGrid>
    </section>
  )
}

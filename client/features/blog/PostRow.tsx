import { linkTo } from '../../../shared/addresses/links.ts'
import type { PostCard } from '../../../shared/content/library.ts'
import { Card } from '../../components/Card.tsx'
import { CardGrid } from '../../components/CardGrid.tsx'
import { CoverImage } from '../../components/CoverImage.tsx'
import { Dateline } from '../../components/Dateline.tsx'

type Props = { readonly posts: readonly Omit<PostCard, 'excerpt' | 'author'>[] }

/** A few posts, each with cover, date and title. */
export function PostRow({ posts }: Props) {
  return (
    <CardGrid columns={3}>
      {posts.map(({ id, displayTitle, cover, publishedOn }) => (
        <li key={id}>
          <Card
            title={displayTitle}
            note={<Dateline day={publishedOn} />}
            top={<CoverImage cover={cover} place="card" />}
            to={linkTo('blogsPost', { postId: id })}
          />
        </li>
      ))}
    </CardGrid>
  )
}

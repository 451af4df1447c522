import { linkTo } from '../../../shared/links.ts'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { Row } from '../../components/Row.tsx'
import { useBlog } from '../../features/blog/BlogProvider.tsx'

/** The way on: the posts before and after in the newest-first order, and the whole list. */
export function PostNeighbours({ id }: { readonly id: string }) {
  const blog = useBlog()
  const previousId = blog.findPreviousId(id)
  const nextId = blog.findNextId(id)
  return (
    <nav aria-label="Other posts">
      <Row>
        {previousId !== undefined && (
          <ButtonLink to={linkTo('blogsPost', { postId: previousId })} tone="quiet">
            Previous Blog
          </ButtonLink>
        )}
        <ButtonLink to={linkTo('blogs')} tone="quiet">
          All Blogs
        </ButtonLink>
        {nextId !== undefined && (
          <ButtonLink to={linkTo('blogsPost', { postId: nextId })} tone="quiet">
            Next Blog
          </ButtonLink>
        )}
      </Row>
    </nav>
  )
}

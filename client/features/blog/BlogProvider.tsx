import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react'
import type { PostCard } from '../../../shared/content/library.ts'
import type { WithTopic } from '../../../shared/content/topic.ts'
import { compareNewestFirst, findNeighbors } from '../../../shared/values/order.ts'

type Post = PostCard & WithTopic

type Blog = {
  /** Newest first. */
  readonly posts: readonly Post[]
  readonly findPost: (id: string) => Post | undefined
  /** The next post is older. */
  readonly findNextId: (id: string) => string | undefined
  readonly findPreviousId: (id: string) => string | undefined
}

const BlogContext = createContext<Blog | undefined>(undefined)

type Props = {
  readonly posts: readonly Post[]
  /** The number of all posts in the store. */
  readonly storeCount: number
  readonly children: ReactNode
}

export function BlogProvider({ posts, storeCount, children }: Props) {
  const blog = useMemo((): Blog => {
    const newestFirst = posts.filter(hasValidDate).toSorted((a, b) => compareNewestFirst(a.publishedOn, b.publishedOn))
    return {
      posts: newestFirst,
      findPost: id => newestFirst.find(post => post.id === id),
      findNextId: id => findNeighbors(newestFirst, id).next?.id,
      findPreviousId: id => findNeighbors(newestFirst, id).previous?.id,
    }
  }, [posts])

  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the specification asks for it
    console.info(`Blog: ${storeCount} posts loaded.`)
  }, [storeCount])

  useEffect(() => {
    for (const { id, publishedOn } of posts.filter(post => !hasValidDate(post))) {
      // biome-ignore lint/suspicious/noConsole: the specification asks for it
      console.warn(`The post ${id} is skipped: its date "${publishedOn}" is invalid.`)
    }
  }, [posts])

  return <BlogContext value={blog}>{children}</BlogContext>
}

export function useBlog(): Blog {
  const blog = useContext(BlogContext)
  if (blog === undefined) throw new Error('useBlog must be used within a BlogProvider')
  return blog
}

function hasValidDate({ publishedOn }: PostCard): boolean {
  return !Number.isNaN(Date.parse(publishedOn))
}

import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react'
import type { PostCard } from '../../../shared/content/library.ts'
import { findNeighbours } from '../../../shared/neighbours.ts'
import { compareNewestFirst } from '../../../shared/newest-first.ts'
import { BlogStoreContext } from './BlogStoreContext.ts'
import type { BlogStore } from './blog-store.ts'

type Blog = {
  /** Newest first. */
  readonly posts: readonly PostCard[]
  readonly findPost: (id: string) => PostCard | undefined
  /** The post after the given one, newest first; undefined for the last. */
  readonly findNextId: (id: string) => string | undefined
  /** The post before the given one, newest first; undefined for the first. */
  readonly findPreviousId: (id: string) => string | undefined
} & Pick<BlogStore, 'find' | 'add' | 'update' | 'remove'>

const BlogContext = createContext<Blog | undefined>(undefined)

type Props = { readonly posts: readonly PostCard[]; readonly children: ReactNode }

/** Gives the screens below it the posts that their page has, in order, and the ways to change those of the store. */
export function BlogProvider({ posts, children }: Props) {
  const store = useContext(BlogStoreContext)
  const blog = useMemo((): Blog => {
    const newestFirst = posts.filter(hasValidDate).toSorted((a, b) => compareNewestFirst(a.publishedOn, b.publishedOn))
    return {
      posts: newestFirst,
      findPost: id => newestFirst.find(post => post.id === id),
      findNextId: id => findNeighbours(newestFirst, id).next?.id,
      findPreviousId: id => findNeighbours(newestFirst, id).previous?.id,
      find: id => present(store).find(id),
      add: entry => present(store).add(entry),
      update: (id, entry) => present(store).update(id, entry),
      remove: id => present(store).remove(id),
    }
  }, [posts, store])

  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the specification wants the number logged
    console.info(`Blog: ${blog.posts.length} posts loaded.`)
    for (const { id, publishedOn } of posts.filter(post => !hasValidDate(post))) {
      // biome-ignore lint/suspicious/noConsole: the specification wants posts that are skipped logged
      console.warn(`The post ${id} is skipped: its date "${publishedOn}" is none.`)
    }
  }, [blog, posts])

  return <BlogContext value={blog}>{children}</BlogContext>
}

export function useBlog(): Blog {
  const blog = useContext(BlogContext)
  if (blog === undefined) throw new Error('useBlog must be used within a BlogProvider')
  return blog
}

function present(store: BlogStore | undefined): BlogStore {
  if (store === undefined) throw new Error('posts can be changed in the browser only, below a BlogStoreContext')
  return store
}

function hasValidDate({ publishedOn }: PostCard): boolean {
  return !Number.isNaN(Date.parse(publishedOn))
}

import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useAuth } from '../../../client/features/auth/AuthProvider.tsx'
import { BlogProvider, useBlog } from '../../../client/features/blog/BlogProvider.tsx'
import { PaperProvider, usePapers } from '../../../client/features/papers/PaperProvider.tsx'
import type { PaperSummary } from '../../../shared/content/library.ts'
import { makePost } from '../../support/make-post.ts'

function makePaper(id: string, datePublished: string): PaperSummary {
  const texts = { title: id, excerpt: '', abstract: '', category: '', tags: [], authors: [] }
  const cover = { src: '/images/covers/default.jpg', alt: 'A bridge' }
  return { id, cover, datePublished, downloadable: true, featured: true, ...texts }
}

function ShowBlog() {
  const { posts, findPost, findPreviousId, findNextId } = useBlog()
  const ids = [posts[0]?.id, findPost('middle')?.displayTitle, findPreviousId('middle'), findNextId('middle')]
  return [...ids, findPost('bad')?.id, posts.length].join()
}

function ShowPapers() {
  return usePapers()
    .map(paper => paper.id)
    .join()
}

test('the blog gives its posts newest first, with look-up, next and previous, without one with an invalid date', () => {
  const dates = { old: '2024-01-01', new: '2025-01-01', bad: 'someday', middle: '2024-06-01' }
  const posts = Object.entries(dates).map(([id, publishedOn]) => makePost(id, [], { publishedOn }))
  const html = renderToString(
    <BlogProvider posts={posts} storeCount={4}>
      <ShowBlog />
    </BlogProvider>,
  )
  expect(html).toBe('new,middle,new,old,,3')
})

test('the papers come newest first', () => {
  const papers = [makePaper('old', '2024-01-01'), makePaper('new', '2025-01-01')]
  const html = renderToString(
    <PaperProvider papers={papers}>
      <ShowPapers />
    </PaperProvider>,
  )
  expect(html).toBe('new,old')
})

const ShowUser = () => useAuth().user?.name

test('each context throws outside its provider', () => {
  expect(() => renderToString(<ShowBlog />)).toThrow('useBlog must be used within a BlogProvider')
  expect(() => renderToString(<ShowUser />)).toThrow('useAuth must be used within an AuthProvider')
  expect(() => renderToString(<ShowPapers />)).toThrow('usePapers must be used within a PaperProvider')
})

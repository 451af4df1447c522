import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BlogProvider, useBlog } from '../../../client/features/blog/BlogProvider.tsx'
import { PaperProvider, usePapers } from '../../../client/features/papers/PaperProvider.tsx'
import type { PaperSummary, PostSummary } from '../../../shared/content/library.ts'

function makePost(id: string, publishedOn: string): PostSummary {
  const cover = { src: '/images/covers/default.jpg', alt: 'A bridge' }
  const author = { name: 'Ada Lovelace', role: 'Analyst' }
  return {
    id,
    kind: 'stored',
    title: id,
    displayTitle: id,
    publishedOn,
    excerpt: 'An excerpt.',
    cover,
    author,
    topics: [],
  }
}

function makePaper(id: string, datePublished: string): PaperSummary {
  const { title, excerpt, cover } = makePost(id, datePublished)
  const lists = { tags: [], authors: [] }
  return {
    id,
    title,
    excerpt,
    cover,
    datePublished,
    abstract: '',
    category: '',
    downloadable: true,
    featured: true,
    ...lists,
  }
}

function ShowBlog({ id }: { readonly id: string }) {
  const blog = useBlog()
  return JSON.stringify([
    blog.posts.map(post => post.id),
    blog.findPost(id)?.displayTitle,
    blog.findPreviousId(id),
    blog.findNextId(id),
  ])
}

function ShowPapers() {
  return JSON.stringify(usePapers().map(paper => paper.id))
}

function textOf(html: string): unknown {
  return JSON.parse(html.replaceAll('&quot;', '"'))
}

test('the blog gives its posts newest first, with look-up, next and previous', () => {
  const posts = [makePost('old', '2024-01-01'), makePost('new', '2025-01-01'), makePost('middle', '2024-06-01')]
  const html = renderToString(
    <BlogProvider posts={posts} storeCount={3}>
      <ShowBlog id="middle" />
    </BlogProvider>,
  )
  expect(textOf(html)).toEqual([['new', 'middle', 'old'], 'middle', 'new', 'old'])
})

test('a post with an invalid date is skipped', () => {
  const html = renderToString(
    <BlogProvider posts={[makePost('good', '2025-01-01'), makePost('bad', 'someday')]} storeCount={2}>
      <ShowBlog id="bad" />
    </BlogProvider>,
  )
  expect(textOf(html)).toEqual([['good'], null, null, null])
})

test('the papers come newest first', () => {
  const papers = [makePaper('old', '2024-01-01'), makePaper('new', '2025-01-01')]
  const html = renderToString(
    <PaperProvider papers={papers}>
      <ShowPapers />
    </PaperProvider>,
  )
  expect(textOf(html)).toEqual(['new', 'old'])
})

test('either context throws outside its provider', () => {
  expect(() => renderToString(<ShowBlog id="x" />)).toThrow('useBlog must be used within a BlogProvider')
  expect(() => renderToString(<ShowPapers />)).toThrow('usePapers must be used within a PaperProvider')
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readContent } from '../../../../../build/read-content.ts'
import { createBlogStore } from '../../../../../client/features/blog/blog-store.ts'
import { compileContent } from '../../../../../compiler/compile.ts'
import { createMemoryLibrary } from '../../../../../server/library.ts'
import { resolveAddress } from '../../../../../shared/addresses/resolve-address.ts'
import type { Library } from '../../../../../shared/content/library.ts'
import { loadPage } from '../../../../../shared/site-pages/pages.ts'
import { makeEntry } from '../../../../support/stored-posts.ts'

const now = new Date('2025-10-01T12:00:00Z')

const outcome = compileContent(readContent(process.cwd()))

/** The project's own library, read from memory. */
function makeLibrary(): Library {
  if ('problems' in outcome) throw new Error('the content has problems')
  return createMemoryLibrary(outcome.library)
}

async function idsOf(library: Library): Promise<readonly string[]> {
  return (await library.read('posts')).map(({ id }) => id)
}

const postCount = (await idsOf(makeLibrary())).length

async function statusOf(library: Library, pathname: string): Promise<number | undefined> {
  const result = await loadPage(library, resolveAddress({ pathname, search: '' }), now)
  return result.kind === 'page' ? result.status : undefined
}

test('an added post stands in the list by its date, and its page opens', async () => {
  const store = createBlogStore(makeLibrary())
  store.add(makeEntry({ publishDate: '2025-08-01T00:00' }))
  const ids = await idsOf(store.library)
  expect(ids).toHaveLength(postCount + 1)
  expect(ids.indexOf('a-first-post')).toBe(ids.indexOf('blog-33') + 1)
  expect(await statusOf(store.library, '/blogs/a-first-post')).toBe(200)
  // The server has no Markdown of it.
  expect(await store.library.read('bodies/a-first-post')).toEqual({ ...makeEntry().body, isUnsaved: true })
})

test('an updated post is replaced in its place, under another id too', async () => {
  const store = createBlogStore(makeLibrary())
  store.update('give-the-model-a-form', makeEntry({ id: 'a-form', publishDate: '2024-05-15T09:00' }))
  const ids = await idsOf(store.library)
  expect(ids).toHaveLength(postCount)
  expect(ids.at(-1)).toBe('a-form')
  expect(await store.find('give-the-model-a-form')).toBeUndefined()
  expect(await statusOf(store.library, '/blogs/give-the-model-a-form')).toBe(404)
  expect((await store.find('a-form'))?.summary.title).toBe(makeEntry().summary.title)
})

test('a removed post is neither listed nor opened, until the removal is taken back', async () => {
  const library = makeLibrary()
  const store = createBlogStore(library)
  const before = await idsOf(library)
  const undo = store.remove('beat-last-week-first')
  expect(await idsOf(store.library)).toEqual(before.filter(id => id !== 'beat-last-week-first'))
  expect(await statusOf(store.library, '/blog/beat-last-week-first')).toBe(404)
  undo()
  expect(await idsOf(store.library)).toEqual(before)
})

test('a removed post that was changed before comes back with the change', async () => {
  const store = createBlogStore(makeLibrary())
  store.add(makeEntry())
  store.remove('a-first-post')()
  expect(await store.find('a-first-post')).toEqual(makeEntry())
})

test('a sample post is found with its Markdown, a built-in article is none of the store', async () => {
  const store = createBlogStore(makeLibrary())
  expect((await store.find('beat-last-week-first'))?.file.markdown).toBe(
    readFileSync('content/posts/beat-last-week-first.md', 'utf8').split('---\n').slice(2).join('---\n').trim(),
  )
  expect(await store.find('blog-33')).toBeUndefined()
  expect(await store.find('lost')).toBeUndefined()
})

test('the library below is left as it is', async () => {
  const library = makeLibrary()
  const store = createBlogStore(library)
  store.add(makeEntry())
  expect(await idsOf(library)).toHaveLength(postCount)
})

test('listeners hear of every change until they end it', () => {
  const store = createBlogStore(makeLibrary())
  let heard = 0
  const end = store.subscribe(() => {
    heard += 1
  })
  store.add(makeEntry())
  store.update('a-first-post', makeEntry())
  const undo = store.remove('a-first-post')
  undo()
  end()
  store.remove('a-first-post')
  expect(heard).toBe(4)
})

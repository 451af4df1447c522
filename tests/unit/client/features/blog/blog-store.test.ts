import { expect, test, vi } from 'vitest'
import { createBlogStore } from '../../../../../client/features/blog/blog-store.ts'
import { resolveAddress } from '../../../../../shared/addresses/resolve-address.ts'
import type { Library } from '../../../../../shared/content/library.ts'
import { loadPage } from '../../../../../shared/site-pages/pages.ts'
import { siteLibrary as library, noon } from '../../../../support/site-pages.ts'
import { makeEntry } from '../../../../support/stored-posts.ts'

const idsOf = async ({ read }: Library) => (await read('posts')).map(({ id }) => id)
const before = await idsOf(library)
const posts = await library.read('posts')
const sample = posts.find(({ kind }) => kind === 'stored')?.id ?? 'a-first-post'
const article = posts.find(({ kind }) => kind === 'article')?.id ?? ''

async function statusOf(library: Library, pathname: string): Promise<number | undefined> {
  const result = await loadPage(library, resolveAddress({ pathname, search: '' }), noon)
  return result.kind === 'page' ? result.status : undefined
}

/** A store with "a-first-post", and with the sample's posts if the site has some. */
function openStore() {
  const store = createBlogStore(library)
  store.add(makeEntry({ publishDate: '2999-08-01T00:00' }))
  return store
}

test('an added post stands in the list by its date, and its page opens; the library below stays as it is', async () => {
  const store = openStore()
  expect(await idsOf(store.library)).toEqual(['a-first-post', ...before])
  store.add(makeEntry({ id: 'older', publishDate: '1999-08-01T00:00' }))
  expect((await idsOf(store.library)).at(-1)).toBe('older')
  expect(await statusOf(store.library, '/blogs/a-first-post')).toBe(200)
  // The server has no Markdown of it.
  expect(await store.library.read('bodies/a-first-post')).toEqual({ ...makeEntry().body, isUnsaved: true })
  expect(await idsOf(library)).toEqual(before)
})

test.each(['a-first-post', sample])('%s is replaced in its place, under another id too', async id => {
  const store = openStore()
  store.update(id, makeEntry({ id: 'a-form', publishDate: '1999-05-15T09:00' }))
  const ids = await idsOf(store.library)
  expect([ids.includes(id), ids.at(-1), ids.length]).toEqual([false, 'a-form', before.length + 1])
  expect(await store.find(id)).toBeUndefined()
  expect(await statusOf(store.library, `/blogs/${id}`)).toBe(404)
  expect((await store.find('a-form'))?.summary.title).toBe(makeEntry().summary.title)
})

test.each(['a-first-post', sample])('%s is neither listed nor opened until its removal is taken back', async id => {
  const store = openStore()
  const [ids, entry] = [await idsOf(store.library), await store.find(id)]
  const undo = store.remove(id)
  expect(await idsOf(store.library)).toEqual(ids.filter(other => other !== id))
  expect(await statusOf(store.library, `/blog/${id}`)).toBe(404)
  undo()
  expect(await idsOf(store.library)).toEqual(ids)
  expect(await store.find(id)).toEqual(entry)
})

test('a built-in article is none of the store', async () => {
  const store = openStore()
  expect([await store.find(article), await store.find('lost')]).toEqual([undefined, undefined])
})

test('listeners hear of every change until they end it', () => {
  const store = createBlogStore(library)
  const hear = vi.fn()
  const end = store.subscribe(hear)
  store.add(makeEntry())
  store.update('a-first-post', makeEntry())
  store.remove('a-first-post')()
  end()
  store.remove('a-first-post')
  expect(hear).toHaveBeenCalledTimes(4)
})

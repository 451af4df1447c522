import { expect, test } from 'vitest'
import { readContent } from '../../../../../build/read-content.ts'
import { createBlogStore } from '../../../../../client/features/blog/blog-store.ts'
import { type PostFields, parsePostFields, toPostFields } from '../../../../../client/pages/manage-posts/post-fields.ts'
import { savePost } from '../../../../../client/pages/manage-posts/save-post.ts'
import { compileContent } from '../../../../../compiler/compile.ts'
import { createMemoryLibrary } from '../../../../../server/library.ts'
import { loadPageIds } from '../../../../../shared/site-pages/load-page-ids.ts'

const outcome = compileContent(readContent(process.cwd()))
if ('problems' in outcome) throw new Error('the content has problems')
const library = createMemoryLibrary(outcome.library)
const pageIds = await loadPageIds(library)
const store = createBlogStore(library)
const stored = (await library.read('posts')).filter(({ kind }) => kind === 'stored').map(({ id }) => id)

/** A stored post before and after it was edited and saved. */
async function editAndSave(id: string, edit: (fields: PostFields) => Partial<PostFields>) {
  const before = await store.find(id)
  if (before === undefined) throw new Error(`${id} is missing`)
  const fields = toPostFields(before.file)
  const parsed = parsePostFields({ ...fields, ...edit(fields) }, [])
  if ('errors' in parsed) throw new Error(JSON.stringify(parsed.errors))
  const after = savePost(parsed.post, { replaced: before, pageIds })
  if ('fault' in after) throw new Error(after.fault)
  return { before, after }
}

test.each(stored)('%s is the same after it was opened and saved: text, downloads, history, author', async id => {
  const { before, after } = await editAndSave(id, () => ({}))
  expect(after.summary).toEqual(before.summary)
  expect(after.body).toEqual(before.body)
  expect(after.file.markdown).toBe(before.file.markdown)
})

test.each(stored)('%s with a new title keeps all that its page shows below it', async id => {
  const { before, after } = await editAndSave(id, () => ({ title: 'Another' }))
  expect(after.summary).toEqual({ ...before.summary, title: 'Another', displayTitle: 'Another' })
  expect(after.body).toEqual(before.body)
})

test.each(stored)('%s with another text keeps its notes, calculators, files and history', async id => {
  const { before, after } = await editAndSave(id, ({ content }) => ({ content: `${content}\n\nAnd more.` }))
  const { html, headings, readingMinutes, ...parts } = after.body
  const { html: htmlBefore, headings: _, readingMinutes: __, hasCharts: ___, ...partsBefore } = before.body
  expect(parts).toEqual(partsBefore)
  expect(html).toContain('<p>And more.</p>')
  for (const mark of ['data-footnote-ref', '<!--calculator:', 'id="user-content-fn-']) {
    expect([mark, html.split(mark).length]).toEqual([mark, htmlBefore.split(mark).length])
  }
  expect(headings.map(({ id: anchor }) => anchor)).toEqual(before.body.headings.map(({ id: anchor }) => anchor))
})

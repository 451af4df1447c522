import { expect, test } from 'vitest'
import { createBlogStore } from '../../../../../client/features/blog/blog-store.ts'
import { type PostFields, parsePostFields, toPostFields } from '../../../../../client/pages/manage-posts/post-fields.ts'
import { savePost } from '../../../../../client/pages/manage-posts/save-post.ts'
import { loadPageIds } from '../../../../../shared/site-pages/load-page-ids.ts'
import { siteLibrary } from '../../../../support/site-pages.ts'

const pageIds = await loadPageIds(siteLibrary)
const store = createBlogStore(siteLibrary)
const stored = (await siteLibrary.read('posts')).filter(({ kind }) => kind === 'stored').map(({ id }) => id)

/** A stored post before and after it was edited and saved. */
async function editAndSave(id: string, edit: (fields: PostFields) => Partial<PostFields>) {
  const before = (await store.find(id)) ?? expect.fail(`${id} is missing`)
  const fields = toPostFields(before.file)
  const parsed = parsePostFields({ ...fields, ...edit(fields) }, [])
  if ('errors' in parsed) return expect.fail(JSON.stringify(parsed.errors))
  const after = savePost(parsed.post, { replaced: before, pageIds })
  if ('fault' in after) return expect.fail(after.fault)
  return { before, after }
}

test('a post is the same after it was opened and saved, and a new title keeps all that its page shows below it', async () => {
  for (const id of stored) {
    const { before, after } = await editAndSave(id, () => ({}))
    expect([after.summary, after.body, after.file.markdown]).toEqual([
      before.summary,
      before.body,
      before.file.markdown,
    ])
    const renamed = await editAndSave(id, () => ({ title: 'Another' }))
    expect(renamed.after.summary).toEqual({ ...before.summary, title: 'Another', displayTitle: 'Another' })
    expect(renamed.after.body).toEqual(before.body)
  }
})

test('a post with another text keeps its notes, calculators, files and history', async () => {
  for (const id of stored) {
    const { before, after } = await editAndSave(id, ({ content }) => ({ content: `${content}\n\nAnd more.` }))
    const { html, headings, readingMinutes, ...parts } = after.body
    const { html: htmlBefore, headings: headingsBefore, readingMinutes: _, hasCharts: __, ...partsBefore } = before.body
    expect(parts).toEqual(partsBefore)
    expect(html).toContain('<p>And more.</p>')
    for (const mark of ['data-footnote-ref', '<!--calculator:', 'id="user-content-fn-']) {
      expect([mark, html.split(mark).length]).toEqual([mark, htmlBefore.split(mark).length])
    }
    expect(headings.map(heading => heading.id)).toEqual(headingsBefore.map(heading => heading.id))
  }
})

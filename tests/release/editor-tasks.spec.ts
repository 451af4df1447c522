import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { listIds } from '../support/some-content.ts'
import { expect, openEntry, openNew, pressUntil, readFile, save, test } from './support/editor.ts'

const readForm = (editor: Page) => editor.getByRole('group', { name: /^(Create|Edit)/ })

test('a price is changed, a post is withdrawn, and a new job begins as a copy of another', async ({ editor }) => {
  await openEntry(editor, 'site/entries/price-book')
  await readForm(editor)
    .getByRole('group')
    .filter({ hasText: /Rate of a day, blended/ })
    .getByRole('button', { name: 'Expand', exact: true })
    .first()
    .click()
  await readForm(editor).getByRole('spinbutton').first().fill('1501')
  await save(editor)
  const path = 'content/price-book.json'
  const changed = readFileSync(path, 'utf8').replace(/("value": )\d+/, '$11501')
  await expect.poll(() => readFile(editor, path)).toBe(changed)

  const [post = ''] = listIds('posts')
  await openEntry(editor, `posts/entries/${post}`)
  await editor.getByRole('button', { name: 'Show Editor Options' }).click()
  await editor.getByRole('menuitem', { name: /^Delete/ }).click()
  await editor.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.poll(() => readFile(editor, `content/posts/${post}.md`)).toBeUndefined()

  const [job = ''] = listIds('jobs')
  await openEntry(editor, `jobs/entries/${job}`)
  await editor.getByRole('button', { name: 'Show Editor Options' }).click()
  await editor.getByRole('menuitem', { name: /^Duplicate/ }).click()
  await readForm(editor).getByRole('textbox', { name: 'Id', exact: true }).fill('copied')
  await save(editor)
  const copied = readFileSync(`content/jobs/${job}.json`, 'utf8').replace(`"id": "${job}"`, '"id": "copied"')
  await expect.poll(() => readFile(editor, 'content/jobs/copied.json')).toBe(copied)
})

test('a source is added with what its form asks for, and an article with a picture, a chart and sources is written', async ({
  editor,
  requests,
}) => {
  await openNew(editor, 'sources')
  const form = readForm(editor)
  const fill = (name: string, text: string) => form.getByRole('textbox', { name, exact: true }).fill(text)
  await fill('Id', 'Not an id')
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(editor.getByText(/lower-case words joined by single hyphens/)).toBeVisible()
  await fill('Id', 'okonjo-2026')
  await fill('Title', 'Bridges that count')
  await fill('Publisher', 'Journal of Bridges')
  await form.getByRole('spinbutton').first().fill('2026')
  await fill('Url', 'https://journal.example/bridges')
  await form.locator('input[type=date]').first().fill('2026-11-25')
  await save(editor)
  const source = {
    ...{ id: 'okonjo-2026', title: 'Bridges that count', publisher: 'Journal of Bridges', year: 2026 },
    ...{ url: 'https://journal.example/bridges', lookedUp: '2026-11-25' },
  }
  const text = `${JSON.stringify(source, null, 2)}\n`
  await expect.poll(() => readFile(editor, 'content/sources/okonjo-2026.json')).toBe(text)

  await openNew(editor, 'articles')
  await fill('Id', 'blog-900')
  await fill('Title', 'BRIDGES THAT COUNT')
  await fill('Date published', 'November 25, 2026')
  await fill('Excerpt', 'Two bridges and their loads.')
  const chart = ['```chart', 'kind: bars', 'title: Two bridges', 'alt: A carries 1, B carries 2', 'value: Load', '```']
  const body = ['Both count.[^okonjo-2026]', '', '| Bridge | Load |', '| --- | --- |', '| A | 1 |', '', ...chart]
  await fill('Text', body.join('\n'))
  await form
    .getByRole('group', { name: /Author/ })
    .getByRole('combobox')
    .click()
  const option = editor.getByRole('option').last()
  const author = (await option.innerText()).trim()
  await option.click()
  const topic = form.getByRole('group', { name: /Topics/ }).getByRole('textbox')
  await pressUntil(form.getByRole('button', { name: /^Add .?Topic/ }), () =>
    expect(topic).toHaveCount(1, { timeout: 3000 }),
  )
  await topic.fill('Strategy')
  await fill('Alt', 'Two bridges')
  const picture = { name: 'bridges.png', mimeType: 'image/png', buffer: readFileSync('public/apple-touch-icon.png') }
  await form.getByRole('group', { name: /Src/ }).getByRole('button', { name: 'Browse' }).click()
  const dialog = editor.getByRole('dialog')
  const chooser = editor.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await (await chooser).setFiles(picture)
  await dialog.getByRole('button', { name: 'Insert' }).click()
  await save(editor)
  const head = ['---', 'id: blog-900', 'title: BRIDGES THAT COUNT', 'datePublished: November 25, 2026']
  const rest = [`author: ${author}`, 'excerpt: Two bridges and their loads.', 'cover:']
  const cover = ['  src: /images/covers/bridges.png', '  alt: Two bridges']
  const lines = [...head, ...rest, ...cover, 'topics:', '  - Strategy', '---', '', ...body, '']
  await expect.poll(() => readFile(editor, 'content/articles/blog-900.md')).toBe(lines.join('\n'))
  await expect.poll(() => readFile(editor, 'public/images/covers/bridges.png')).toBeDefined()
  // The policy blocks it before anything is sent.
  expect(requests.filter(url => !url.startsWith('https://www.githubstatus.com/'))).toEqual([])
})

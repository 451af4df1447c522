import { readFileSync } from 'node:fs'
import { expect, openEntry, openNew, pressUntil, readFile, save, test } from './support/editor.ts'

test('a price is changed, and nothing else', async ({ editor }) => {
  await openEntry(editor, 'site/entries/price-book')
  const form = editor.getByRole('group', { name: /^Edit/ })
  await form
    .getByRole('group')
    .filter({ hasText: /Rate of a day, blended/ })
    .getByRole('button', { name: 'Expand', exact: true })
    .first()
    .click()
  await form.getByRole('spinbutton').first().fill('1500')
  await save(editor)
  const path = 'content/price-book.json'
  const before = readFileSync(path, 'utf8')
  await expect.poll(() => readFile(editor, path)).toBe(before.replace('"value": 1400', '"value": 1500'))
})

test('a post is withdrawn', async ({ editor }) => {
  const path = 'content/posts/beat-last-week-first.md'
  await openEntry(editor, 'posts/entries/beat-last-week-first')
  await editor.getByRole('button', { name: 'Show Editor Options' }).click()
  await editor.getByRole('menuitem', { name: /^Delete/ }).click()
  await editor.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.poll(() => readFile(editor, path)).toBeUndefined()
})

test('a person is replaced by name, and nothing else', async ({ editor }) => {
  await openEntry(editor, 'site/entries/team')
  const path = 'content/team.json'
  const before = readFileSync(path, 'utf8')
  const form = editor.getByRole('group', { name: /^Edit/ })
  await form.getByRole('button', { name: 'Expand', exact: true }).first().click()
  await form.getByRole('textbox', { name: 'Name' }).first().fill('Rosa Okonjo')
  await save(editor)
  await expect.poll(() => readFile(editor, path)).toBe(before.replace('"Abena Lindqvist"', '"Rosa Okonjo"'))
})

test('a new job begins as a copy of another', async ({ editor }) => {
  await openEntry(editor, 'jobs/entries/ai-strategist')
  await editor.getByRole('button', { name: 'Show Editor Options' }).click()
  await editor.getByRole('menuitem', { name: /^Duplicate/ }).click()
  const form = editor.getByRole('group', { name: /^(Create|Edit)/ })
  await form.getByRole('textbox', { name: 'Id', exact: true }).fill('ai-engineer')
  await form.getByRole('textbox', { name: 'Title', exact: true }).fill('AI Engineer')
  await save(editor)
  const before = readFileSync('content/jobs/ai-strategist.json', 'utf8')
  const after = before
    .replace('"id": "ai-strategist"', '"id": "ai-engineer"')
    .replace('"title": "AI Strategist"', '"title": "AI Engineer"')
  await expect.poll(() => readFile(editor, 'content/jobs/ai-engineer.json')).toBe(after)
  expect(await readFile(editor, 'content/jobs/ai-strategist.json')).toBe(before)
})

test('a source is added with what its form asks for', async ({ editor, requests }) => {
  await openNew(editor, 'sources')
  const form = editor.getByRole('group', { name: /^Edit/ })
  await form.getByRole('textbox', { name: 'Id' }).fill('Not an id')
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(editor.getByText(/lower-case words joined by single hyphens/)).toBeVisible()
  await form.getByRole('textbox', { name: 'Id' }).fill('okonjo-2026')
  await form.getByRole('textbox', { name: 'Title' }).fill('Bridges that count')
  await form.getByRole('textbox', { name: 'Publisher' }).fill('Journal of Bridges')
  await form.getByRole('spinbutton').first().fill('2026')
  await form.getByRole('textbox', { name: 'Url' }).fill('https://journal.example/bridges')
  await form.locator('input[type=date]').first().fill('2026-11-25')
  await save(editor)
  const source = {
    ...{ id: 'okonjo-2026', title: 'Bridges that count', publisher: 'Journal of Bridges', year: 2026 },
    ...{ url: 'https://journal.example/bridges', lookedUp: '2026-11-25' },
  }
  const text = `${JSON.stringify(source, null, 2)}\n`
  await expect.poll(() => readFile(editor, 'content/sources/okonjo-2026.json')).toBe(text)
  // The policy blocks it before anything is sent.
  expect(requests.filter(url => !url.startsWith('https://www.githubstatus.com/'))).toEqual([])
})

test('an article with a picture, a chart and two sources is written', async ({ editor }) => {
  await openNew(editor, 'articles')
  const form = editor.getByRole('group', { name: /^Edit/ })
  const fill = (name: string, text: string) => form.getByRole('textbox', { name, exact: true }).fill(text)
  await fill('Id', 'blog-900')
  await fill('Title', 'BRIDGES THAT COUNT')
  await fill('Date published', 'November 25, 2026')
  await fill('Excerpt', 'Two bridges and their loads.')
  const chart = ['```chart', 'kind: bars', 'title: Two bridges', 'alt: A carries 1, B carries 2', 'value: Load', '```']
  const body = [
    'Both count.[^okonjo-2026][^zhou-2022]',
    '',
    '| Bridge | Load |',
    '| --- | --- |',
    '| A | 1 |',
    '',
    ...chart,
  ]
  await fill('Text', body.join('\n'))
  const author = form.getByRole('group', { name: /Author/ }).getByRole('combobox')
  await author.click()
  await editor.getByRole('option', { name: 'Abena Lindqvist' }).click()
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
  const file = ['---', 'id: blog-900', 'title: BRIDGES THAT COUNT', 'datePublished: November 25, 2026']
  const rest = ['author: Abena Lindqvist', 'excerpt: Two bridges and their loads.', 'cover:']
  const end = [
    '  src: /images/covers/bridges.png',
    '  alt: Two bridges',
    'topics:',
    '  - Strategy',
    '---',
    '',
    ...body,
    '',
  ]
  await expect.poll(() => readFile(editor, 'content/articles/blog-900.md')).toBe([...file, ...rest, ...end].join('\n'))
  await expect.poll(() => readFile(editor, 'public/images/covers/bridges.png')).toBeDefined()
})

import { expect, test } from 'vitest'
import { renderMarkdown } from '../../compiler/render-markdown.ts'
import { changeLibrary } from '../support/changed-library.ts'
import { linksOf, wordsOf } from '../support/page-words.ts'
import { counts } from '../support/post-count.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { cardsOf, readMain, readPageOf, targetOf } from './support/read-pages.ts'

const [newest] = await siteLibrary.read('posts')

test('Card on /blog: cover image, title, author name and role, long-format publish date, relative age, excerpt; links to /blog/{id}', async () => {
  const main = await readMain('/blog')
  expect(main).toMatch(/<h1[^>]*>Blog<\/h1>/)
  expect(cardsOf(main)).toHaveLength(24)
  const others = cardsOf(await readMain('/blog?page=2'))
  expect(others).toHaveLength(counts.posts - 24)
  const card = [...cardsOf(main), ...others].find(found => found.includes('AI-assisted coding')) ?? ''
  expect(card).toMatch(/<img[^>]* src="\/images\/covers\/blog-33\.jpg" alt="[^"]+"/)
  expect(wordsOf(card)).toEqual([
    'August 12, 2025',
    '· 1 week ago',
    'AI-assisted coding: What changes when the first draft is free',
    expect.stringMatching(/^Writing code is only one stage of a release\. .+ keep the gain\.$/),
    'Esen Whitlock',
    'Lead AI Solutions and Enterprise Architect',
    'Engineering practice',
  ])
  expect(linksOf(card).map(([, href]) => href)).toEqual(['/blog/blog-33', '/team/esen-whitlock', '/topics/engineering'])
})

test("Card on /blogs: 'Read more →'; links to /blogs/{id}", async () => {
  const main = await readMain('/blogs')
  expect(main).toMatch(/<h1[^>]*>Our Blogs<\/h1>/)
  expect(linksOf(cardsOf(main)[0] ?? '')).toEqual([
    [expect.any(String), expect.stringMatching(/^\/topics\//)],
    [expect.stringContaining('Read more →'), `/blogs/${newest?.id}`],
  ])
})

test.each(['/blog', '/blogs'])(
  "Empty state of %s, unfiltered: 'No blog posts found yet' with hint 'Check back later for new content!'",
  async path => {
    const page = await readPageOf(await changeLibrary('posts', () => []), path)
    expect(wordsOf(page)).toEqual(
      expect.arrayContaining(['No blog posts found yet', 'Check back later for new content!']),
    )
  },
)

test.each(['/blog/blog-32', '/blogs/blog-32'])(
  "%s shows cover image, title, author avatar, author name and role, publish date, 'By {author}' line; '← Back to Blog', 'All Blogs', Previous Blog and Next Blog go to /blogs/{id}",
  async path => {
    const main = await readMain(path)
    const [header = ''] = main.split('</header>')
    expect(wordsOf(header).slice(0, 5)).toEqual([
      'July 29, 2025',
      '· 3 weeks ago',
      'The 2025 generative AI landscape: A buyer’s map',
      'By Clodagh Varma',
      'SVP of Sales',
    ])
    expect(header).toContain('src="/images/avatars/clodagh-varma.jpg"')
    expect(linksOf(main)).toEqual(
      expect.arrayContaining([
        ['← Back to Blog', '/blog'],
        ['All Blogs', '/blogs'],
        ['Previous Blog', '/blogs/blog-33'],
        ['Next Blog', '/blogs/blog-31'],
      ]),
    )
  },
)

test('Previous Blog and Next Blog buttons, shown only when such a post exists', async () => {
  expect(targetOf(await readMain(`/blogs/${newest?.id}`), 'Previous Blog')).toBeUndefined()
  expect(targetOf(await readMain('/blogs/give-the-model-a-form'), 'Next Blog')).toBeUndefined()
})

test('Shows title, author avatar, author name and role, publish date/time, body (markdown for stored posts)', async () => {
  const main = await readMain('/blogs/give-the-model-a-form')
  const [header = '', body = ''] = main.split('</header>')
  expect(wordsOf(header)).toEqual([
    'May 15, 2024, 9:00 AM UTC',
    '· 1 year ago',
    'Give the model a form to fill in',
    'Esen Whitlock',
    'Lead AI Solutions and Enterprise Architect',
    '5 min read',
    '← Back to Blog',
  ])
  expect(header).toContain('src="/images/avatars/esen-whitlock.jpg"')
  expect(body).toMatch(/data-part="body"[\s\S]*<h2/)
})

const allowed = 'http://a.example https://a.example irc://a ircs://a mailto:a@b.example xmpp:a@b.example /about #part'
const refused = 'javascript:alert(1) data:text/html,x vbscript:x file:///etc/passwd ftp://example.com'

test.each([
  ...allowed.split(' ').map(address => [address, `<a href="${address}">`]),
  ...refused.split(' ').map(address => [address, '<a>']),
])('Markdown link safety: only http, https, irc, ircs, mailto, xmpp or relative links allowed: %s', (address, tag) => {
  expect(renderMarkdown(`[click](${address})`).html).toBe(`<p>${tag}click</a></p>`)
})

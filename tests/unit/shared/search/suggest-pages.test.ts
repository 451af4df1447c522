import { expect, test } from 'vitest'
import { suggestPages } from '../../../../shared/search/suggest-pages.ts'
import { siteLibrary } from '../../../support/site-pages.ts'

const suggest = async (pathname: string) =>
  (await suggestPages(siteLibrary, { pathname, search: '' })).map(({ to }) => to)

test.each([
  ['/pricin', '/pricing'],
  ['/carreers', '/careers'],
  ['/industry/energy', '/industries/energy'],
  ['/services/ai-stafing', '/services/ai-staffing'],
  ['/blogs/bolg-20', '/blogs/blog-20'],
  ['/company/privacy-policy.html', '/privacy'],
  ['/2024/05/eu-ai-act-guide', '/blogs/blog-8'],
])('%s may mean %s', async (path, meant) => {
  expect(await suggest(path)).toContain(meant)
})

test.each(['/nope', '/xyzzy/plugh'])('%s is like no page, so that none is suggested', async path => {
  expect(await suggest(path)).toEqual([])
})

test.each(['/', '/%', `/${'a/'.repeat(5000)}`, '/wp-login.php', '/%F0%9F', `/${'x'.repeat(10_000)}`])(
  'the address %s has at most three suggestions, each once',
  async path => {
    const paths = await suggest(path)
    expect(paths.length).toBeLessThanOrEqual(3)
    expect(new Set(paths).size).toBe(paths.length)
  },
)

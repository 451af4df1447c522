import { expect, test } from 'vitest'
import { toMarkdownAddress, toPagePath } from '../../../../shared/addresses/markdown-path.ts'

test.each([
  ['/', '/index.md'],
  ['/about', '/about.md'],
  ['/blogs/blog-33', '/blogs/blog-33.md'],
])('the page %s has the twin %s', (page, twin) => {
  expect(toMarkdownAddress(page)).toBe(twin)
  expect(toPagePath(twin)).toBe(page)
})

test('a query stays at the end of the address', () => {
  expect(toMarkdownAddress('/blogs?page=2')).toBe('/blogs.md?page=2')
})

test.each(['/about', '/.md', '/about.md/', '/about.mdx'])('%s is not the path of a Markdown version', path => {
  expect(toPagePath(path)).toBeUndefined()
})

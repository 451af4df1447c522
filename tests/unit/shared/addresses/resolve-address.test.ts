import { expect, test } from 'vitest'
import { resolveAddress } from '../../../../shared/addresses/resolve-address.ts'

const resolve = (pathname: string, search = '') => resolveAddress({ pathname, search })

test('a parameter is decoded', () => {
  expect(resolve('/blog/a%20b')).toMatchObject({ kind: 'page', params: { postId: 'a b' } })
})

test.each(['/blog/%zz', '/%zz', '/images/%'])('malformed percent-encoding in %s is malformed, not unknown', path => {
  expect(resolve(path).kind).toBe('malformed')
})

test('of a query only the accepted keys stay, in the order of the table', () => {
  expect(resolve('/blogs', '?month=8&utm=x&year=2025&month=9')).toMatchObject({ search: '?year=2025&month=8' })
})

test.each([
  ['/about/', '/about'],
  ['//about', '/about'],
  ['/services//ai-staffing///', '/services/ai-staffing'],
  ['/About', '/about'],
  ['/BLOG/Blog-33', '/blog/blog-33'],
  ['/services/aistaffing', '/services/AIStaffing'],
  ['/services/AIStaffing/', '/services/AIStaffing'],
  ['//', '/'],
])('%s redirects to %s', (wrong, right) => {
  expect(resolve(wrong, '?a=b')).toMatchObject({ kind: 'redirect', to: `${right}?a=b` })
})

test.each(['//evil.example', '/\\evil.example', '//evil.example/about', '/nowhere/', '/images/Cover.png'])(
  '%s is unknown and does not redirect',
  path => {
    expect(resolve(path).kind).toBe('unknown')
  },
)

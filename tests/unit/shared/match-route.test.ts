import { expect, test } from 'vitest'
import { findRightPath, matchRoute } from '../../../shared/match-route.ts'
import { routeTable } from '../../../shared/routes.ts'

/** Section 2 of the specification: every path of its route table, aliases included. */
const specifiedPaths = [
  '/',
  '/about',
  '/services',
  '/services/ai-readiness-and-adoption',
  '/services/AIReadinessAdoption',
  '/services/ai-readiness-and-strategy',
  '/services/AIReadinessStrategy',
  '/services/ai-managed-services',
  '/services/AIManagedServices',
  '/services/ai-implementation',
  '/services/AIImplementation',
  '/services/ai-solutions',
  '/services/AISolutions',
  '/services/ai-staffing',
  '/services/AIStaffing',
  '/contact',
  '/blog',
  '/blog/some-id',
  '/blogs',
  '/blogs/some-id',
  '/insights',
  '/whitepapers',
  '/whitepapers/some-id',
  '/careers',
  '/careers/some-id',
  '/demos',
  '/demos/some-id',
  '/industries/some-id',
  '/tools',
  '/tools/genai-landscape',
  '/admin/manage-posts',
]

test.each(specifiedPaths)('the route table knows %s, which is right as it stands', path => {
  expect(matchRoute(path)).toBeDefined()
  expect(findRightPath(path)).toBeUndefined()
})

test('the route table has no path beyond those of the specification', () => {
  const patterns = routeTable.flatMap(({ path, aliases }) => [path, ...aliases])
  expect(patterns.map(pattern => pattern.replace(/:\w+/, 'some-id')).sort()).toEqual([...specifiedPaths].sort())
})

test('only the demos stand outside the common frame', () => {
  expect(routeTable.filter(({ layout }) => layout === 'bare').map(({ id }) => id)).toEqual(['demos', 'demo'])
})

test('a parameter is decoded', () => {
  expect(matchRoute('/blog/a%20b')?.params).toEqual({ postId: 'a b' })
})

test('malformed percent-encoding in a parameter throws URIError', () => {
  expect(() => matchRoute('/blog/%zz')).toThrow(URIError)
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
])('%s has its right address at %s', (wrong, right) => {
  expect(findRightPath(wrong)).toBe(right)
})

test.each(['//evil.example', '/\\evil.example', '//evil.example/about', '/nowhere/', '/images/Cover.png'])(
  '%s is nobody’s address and is not redirected',
  path => {
    expect(findRightPath(path)).toBeUndefined()
  },
)

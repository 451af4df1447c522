import { expect, test } from 'vitest'
import { toSitemapXml } from '../../../../server/crawlers/sitemap.ts'
import { toRobotsText, toSecurityText } from '../../../../server/crawlers/text-files.ts'
import { siteLibrary } from '../../../support/site-pages.ts'

const publicUrl = 'https://www.example.com'
const sitemapUrl = `${publicUrl}/sitemap.xml`
const start = '# Every page as Markdown: /llms.txt\nUser-agent: *\n'

test.each([
  [{ isPreview: false, sitemapUrl }, `${start}Disallow: /admin/\n\nSitemap: ${sitemapUrl}\n`],
  [{ isPreview: false, sitemapUrl: undefined }, `${start}Disallow: /admin/\n`],
  [{ isPreview: true, sitemapUrl }, expect.stringMatching(/^# A preview: [^\n]+\nUser-agent: \*\nAllow: \/\n$/)],
])('robots.txt of %j is %j', (site, text) => {
  expect(toRobotsText(site)).toEqual(text)
})

test('security.txt expires at the given second and names its own URL if it is known', () => {
  const siteData = { site: siteLibrary.siteData.site }
  const expires = new Date('2026-08-15T12:00:00.123Z')
  const canonical = `${publicUrl}/.well-known/security.txt`
  expect(toSecurityText({ siteData, expires, canonical, publicUrl }).split('\n')).toEqual([
    `Contact: mailto:${siteData.site.email.info}`,
    'Expires: 2026-08-15T12:00:00Z',
    'Preferred-Languages: en',
    'Canonical: https://www.example.com/.well-known/security.txt',
    '',
  ])
  expect(toSecurityText({ siteData, expires, canonical: undefined, publicUrl: '' })).not.toContain('Canonical')
})

test('a sitemap escapes markup and has a date only for pages with one', () => {
  const xml = toSitemapXml([{ path: '/a' }, { path: '/b', changed: '2025-08-12' }], `${publicUrl}/x&y`)
  expect(xml).toContain('<url><loc>https://www.example.com/x&amp;y/a</loc></url>')
  expect(xml).toContain('<url><loc>https://www.example.com/x&amp;y/b</loc><lastmod>2025-08-12</lastmod></url>')
})

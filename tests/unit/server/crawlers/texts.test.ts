import { expect, test } from 'vitest'
import { toSitemapXml } from '../../../../server/crawlers/sitemap.ts'
import { toRobotsText, toSecurityText } from '../../../../server/crawlers/text-files.ts'
import { siteLibrary } from '../../../support/site-pages.ts'

test('robots.txt allows all but the admin pages and names the sitemap', () => {
  const text = toRobotsText({ isPreview: false, sitemapUrl: 'https://www.example.com/sitemap.xml' })
  expect(text).toBe(
    '# Every page as Markdown: /llms.txt\nUser-agent: *\nDisallow: /admin/\n\nSitemap: https://www.example.com/sitemap.xml\n',
  )
})

test('robots.txt names no sitemap without PUBLIC_URL', () => {
  expect(toRobotsText({ isPreview: false, sitemapUrl: undefined })).toBe(
    '# Every page as Markdown: /llms.txt\nUser-agent: *\nDisallow: /admin/\n',
  )
})

test('robots.txt of a preview allows all pages, because every response says noindex', () => {
  const text = toRobotsText({ isPreview: true, sitemapUrl: 'https://preview.example.com/sitemap.xml' })
  expect(text).toContain('User-agent: *\nAllow: /\n')
  expect(text).not.toMatch(/Disallow|Sitemap/)
})

test('security.txt expires at the given second and names its own URL if it is known', () => {
  const siteData = { site: siteLibrary.siteData.site }
  const publicUrl = 'https://www.example.com'
  const expires = new Date('2026-08-15T12:00:00.123Z')
  const canonical = `${publicUrl}/.well-known/security.txt`
  const text = toSecurityText({ siteData, expires, canonical, publicUrl })
  expect(text.split('\n')).toEqual([
    `Contact: mailto:${siteData.site.email.info}`,
    'Expires: 2026-08-15T12:00:00Z',
    'Preferred-Languages: en',
    'Canonical: https://www.example.com/.well-known/security.txt',
    '',
  ])
  expect(toSecurityText({ siteData, expires, canonical: undefined, publicUrl: '' })).not.toContain('Canonical')
})

test('a sitemap escapes markup and has a date only for pages with one', () => {
  const xml = toSitemapXml([{ path: '/a' }, { path: '/b', changed: '2025-08-12' }], 'https://www.example.com/x&y')
  expect(xml).toContain('<url><loc>https://www.example.com/x&amp;y/a</loc></url>')
  expect(xml).toContain('<url><loc>https://www.example.com/x&amp;y/b</loc><lastmod>2025-08-12</lastmod></url>')
})

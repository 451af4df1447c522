import { expect, test } from 'vitest'
import { toRobotsText } from '../../../../server/seo/robots-text.ts'
import { toSecurityText } from '../../../../server/seo/security-text.ts'
import { toSitemapXml } from '../../../../server/seo/sitemap.ts'
import { siteLibrary } from '../../../support/site-pages.ts'

test('robots may read all but the admin pages, and are led to the sitemap', () => {
  const text = toRobotsText({ isPreview: false, sitemapUrl: 'https://www.example.com/sitemap.xml' })
  expect(text).toBe('User-agent: *\nDisallow: /admin/\n\nSitemap: https://www.example.com/sitemap.xml\n')
})

test('robots of a site that does not know its address are told of no sitemap', () => {
  expect(toRobotsText({ isPreview: false, sitemapUrl: undefined })).toBe('User-agent: *\nDisallow: /admin/\n')
})

test('robots may read all of a preview, where every answer says noindex', () => {
  const text = toRobotsText({ isPreview: true, sitemapUrl: 'https://preview.example.com/sitemap.xml' })
  expect(text).toContain('User-agent: *\nAllow: /\n')
  expect(text).not.toMatch(/Disallow|Sitemap/)
})

test('the security contact expires at the given second and names its own address where that is known', () => {
  const { site } = siteLibrary.siteData
  const expires = new Date('2026-08-15T12:00:00.123Z')
  const text = toSecurityText({ site, expires, canonical: 'https://www.example.com/.well-known/security.txt' })
  expect(text.split('\n')).toEqual([
    'Contact: mailto:info@spanwell.example',
    'Expires: 2026-08-15T12:00:00Z',
    'Preferred-Languages: en',
    'Canonical: https://www.example.com/.well-known/security.txt',
    '',
  ])
  expect(toSecurityText({ site, expires, canonical: undefined })).not.toContain('Canonical')
})

test('a sitemap escapes what would end an element, and dates only what has a date', () => {
  const xml = toSitemapXml([{ path: '/a' }, { path: '/b', changed: '2025-08-12' }], 'https://www.example.com/x&y')
  expect(xml).toContain('<url><loc>https://www.example.com/x&amp;y/a</loc></url>')
  expect(xml).toContain('<url><loc>https://www.example.com/x&amp;y/b</loc><lastmod>2025-08-12</lastmod></url>')
})

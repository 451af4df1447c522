import sharp from 'sharp'
import { expect, test } from 'vitest'
import { employee } from '../support/edit-content.ts'
import { buildFork } from '../support/fork.ts'
import { linksOf, toTopicLink, wordsOf } from '../support/page-words.ts'
import { startSite } from '../support/site-process.ts'
import { makeTempFolder } from '../support/temp-folder.ts'

test('content files alone add an article, an industry, an employee and a job, and remove an article', async () => {
  // A build fails where the content check has a problem.
  const root = await buildFork()
  const site = await startSite(
    { DATA_DIR: makeTempFolder(), PUBLIC_URL: 'https://www.example.com', APP_ENV: 'production' },
    { folder: root },
  )
  const get = async (path: string) => {
    const response = await fetch(site.url + path)
    return { status: response.status, text: await response.text() }
  }
  const hrefsOf = async (path: string) => linksOf((await get(path)).text).map(([, href]) => href)

  const person = '/team/greta-oyelaran'
  const added = ['/blogs/blog-99', '/blog/blog-99', '/industries/construction', '/careers/site-engineer', person]
  const pictures = ['/industries/construction-425.avif', '/images/team/greta-oyelaran-320.avif']
  for (const path of [...added, ...pictures]) {
    expect((await get(path)).status, path).toBe(200)
  }
  expect((await get('/blogs/blog-6')).status).toBe(404)
  expect((await get('/blog/blog-6')).status).toBe(404)

  // One photograph of a camera became the cover.
  const cover = await fetch(`${site.url}/images/covers/blog-99.jpg`)
  const { width, height, exif } = await sharp(await cover.arrayBuffer()).metadata()
  expect({ width, height, exif }).toEqual({ width: 1200, height: 675, exif: undefined })
  const page = (await get('/blogs/blog-99')).text
  const variants = /srcSet="([^"]*blog-99-240[^"]*)"/i
    .exec(page)?.[1]
    ?.split(', ')
    .map(each => each.split(' ')[0])
  expect(variants).toHaveLength(6)
  for (const path of variants ?? []) expect((await get(path ?? '')).status, path).toBe(200)
  const card = /property="og:image" content="https:\/\/www\.example\.com(\/og\/[^"]+)"/.exec(page)?.[1]
  expect((await get(card ?? '')).status, card).toBe(200)
  expect((await get('/feed.xml')).text).toContain('https://www.example.com/images/covers/blog-99.jpg')

  expect(await hrefsOf('/contact')).toContain('/industries/construction')
  expect(await hrefsOf('/blogs')).toContain('/blogs/blog-99')
  expect(await hrefsOf('/careers')).toContain('/careers/site-engineer')
  expect(wordsOf((await get('/about')).text)).toEqual(expect.arrayContaining([employee.name, employee.role]))
  expect(await hrefsOf('/blogs/blog-99')).toContain(person)
  expect(await hrefsOf(person)).toEqual(expect.arrayContaining(['/blogs/blog-99', toTopicLink('construction', person)]))

  const sitemap = (await get('/sitemap.xml')).text
  for (const path of ['/blogs/blog-99', '/industries/construction', '/careers/site-engineer', person]) {
    expect(sitemap).toContain(`${path}</loc>`)
  }
  expect(sitemap).not.toContain('/blogs/blog-6<')
})

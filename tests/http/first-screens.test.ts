import request from 'supertest'
import { expect, test } from 'vitest'
import { pagePaths } from '../support/page-paths.ts'
import { getSharedApp } from '../support/test-app.ts'

type Read = { readonly path: string; readonly canonical: string; readonly main: string }

async function readPage(path: string): Promise<Read> {
  const { text } = await request(getSharedApp({ PUBLIC_URL: 'https://www.example.com' })).get(path)
  const canonical = /<link rel="canonical" href="https:\/\/www\.example\.com([^"]*)"/.exec(text)?.[1] ?? path
  return { path, canonical, main: /<main[ >][\s\S]*<\/main>/.exec(text)?.[0] ?? '' }
}

/** Every page once, whatever its addresses, and what is shown for an address without a page. */
async function readPages(): Promise<readonly Read[]> {
  const pages = await Promise.all([...pagePaths, '/nope'].map(readPage))
  return [...new Map(pages.map(page => [page.canonical, page])).values()]
}

/** The file of the picture that a page fetches first. */
function findMainPicture({ main }: Read): string | undefined {
  const image = main.match(/<img\b[^>]*>/g)?.find(tag => tag.includes('fetchPriority="high"'))
  return image && /src="([^"]+)"/.exec(image)?.[1]
}

test('no picture is the main picture of two pages', async () => {
  const pages = (await readPages()).flatMap(page => {
    const file = findMainPicture(page)
    return file === undefined ? [] : [{ path: page.path, file }]
  })
  expect(pages.length).toBeGreaterThan(5)
  const shared = pages.filter(({ path, file }) => pages.some(other => other.file === file && other.path !== path))
  expect(shared).toEqual([])
})

test('covers are the main pictures of articles and papers alone', async () => {
  const others = (await readPages()).filter(({ canonical }) => !/^\/(blog|blogs|whitepapers)\//.test(canonical))
  expect(others.map(findMainPicture).filter(file => file?.startsWith('/images/covers/'))).toEqual([])
})

test('only pages that sell end with the closing block', async () => {
  const sells = /^\/(|services|services\/.+|industries\/.+|demos|about|pricing|how-we-work|work|work\/.+)$/
  const pages = await readPages()
  // It is the last section, is not for paper, and has a face.
  const closing = pages.filter(({ main }) =>
    /<section [^>]*data-only="screen"(?:(?!<section)[\s\S])*src="\/images\/team\/(?:(?!<section)[\s\S])*$/.test(main),
  )
  const paths = (list: readonly Read[]) => list.map(({ canonical }) => canonical).toSorted()
  expect(paths(closing)).toEqual(paths(pages.filter(({ canonical }) => sells.test(canonical))))
})

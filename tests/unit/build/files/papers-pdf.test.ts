import { getDocumentProxy } from 'unpdf'
import { beforeAll, describe, expect, test } from 'vitest'
import { compileFolder } from '../../../../build/compile-folder.ts'
import { buildFiles } from '../../../../build/files/build-files.ts'
import { wordsOf } from '../../../support/page-words.ts'
import { findPdfFaults } from '../../../support/pdf-faults.ts'
import { type ReadPdf, readPdf } from '../../../support/read-files.ts'

const { library } = compileFolder(process.cwd())
const papers = library.files.sources.flatMap(source => (source.kind === 'paper' ? [source.paper] : []))
const maxBytes = 2_000_000
const bytesById = new Map<string, Uint8Array>()

beforeAll(async () => {
  for (const { id, format, bytes } of await buildFiles(process.cwd(), library))
    if (format === 'pdf') bytesById.set(id, bytes)
}, 180_000)

function find(id: string): Uint8Array {
  const bytes = bytesById.get(id)
  if (bytes === undefined) throw new Error(`${id}.pdf was not built`)
  return bytes
}

/** Without spaces and joiners, which readers of PDFs place as they like. */
const compact = (text: string) => text.replace(/[\s\u2060]/g, '')

function htmlOf(id: string): string {
  const body = library.documents.get(`bodies/${id}`)
  return typeof body === 'object' && body !== null && 'html' in body ? String(body.html) : ''
}

function textsOf(html: string, pattern: RegExp): readonly string[] {
  return [...html.matchAll(pattern)].map(([, inner = '']) => compact(wordsOf(inner).join('')))
}

test('there is an edition of each paper that can be downloaded', () => {
  expect(papers.map(({ id }) => id)).toEqual([
    'ai-readiness-roadmap',
    'competitive-divide-blog',
    'custom-built-agentic-enterprise-decision-making-ai',
    'measuring-roi-enterprise-generative-ai',
    'measuring-success-and-scaling-ai',
    'risks-and-ethical-ai',
  ])
})

test('every PDF that the build makes meets what a program can test of PDF/UA-1', async () => {
  for (const [id, bytes] of bytesById) expect(await findPdfFaults(bytes), id).toEqual([])
})

test.each([
  ['/Marked true', '/Marked null', 'is not marked as tagged'],
  ['/Lang (en-US)', '/Nala (en-US)', 'has no language'],
  ['/DisplayDocTitle true', '/DisplayDocTitle null', 'does not show its title in the window'],
  ['<pdfuaid:part>1', '<pdfuaid:part>2', 'does not declare PDF/UA-1'],
  ['/Outlines', '/Outlinez', 'has no bookmarks'],
  ['/Alt ', '/Alx ', 'has a figure without a text'],
  ['/S /THead', '/S /TBody', 'has a table without a header'],
  ['/S /TH\n', '/S /TD\n', 'has a table without headers'],
  ['/S /H2', '/S /H3', 'has H3 after H1'],
  ['/ToUnicode', '/ToUnicodx', 'has a font without characters'],
  ['/FontFile', '/FontFilx', 'has a font that is not embedded'],
  ['/Contents (page', '/Contentx (page', 'has a link without a description'],
])('the check finds a PDF with %j changed to %j', async (from, to, fault) => {
  const file = Buffer.from(find('measuring-roi-enterprise-generative-ai')).toString('latin1')
  const broken = file.replaceAll(from, to)
  expect(broken).not.toBe(file)
  const faults = await findPdfFaults(Buffer.from(broken, 'latin1'))
  expect(faults.join('\n')).toContain(fault)
})

describe.each(papers)('$id', paper => {
  const { id, title, authors, tags, words } = paper
  const html = htmlOf(id)
  let pdf: ReadPdf
  let pages: readonly string[] = []

  beforeAll(async () => {
    pdf = await readPdf(find(id))
    pages = pdf.pages.map(compact)
  })

  test('has its title, authors, keywords and the day of its last change as metadata, and less than 2 MB', async () => {
    const { info } = await (await getDocumentProxy(new Uint8Array(find(id)))).getMetadata()
    const day = (paper.changedOn ?? paper.datePublished).replaceAll('-', '')
    expect(info).toMatchObject({
      Title: title,
      Author: authors.map(({ name }) => name).join(', '),
      Keywords: tags.join(', '),
      CreationDate: expect.stringContaining(`D:${day}`),
      ModDate: expect.stringContaining(`D:${day}`),
    })
    expect(find(id).length).toBeLessThan(maxBytes)
  })

  test('has a number, the sample line and its title on each page', async () => {
    const document = await getDocumentProxy(new Uint8Array(find(id)))
    expect(await document.getPageLabels()).toEqual(pages.map((_, index) => String(index + 1)))
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(compact(`Page ${index + 1} of ${pages.length}`))
      expect(page).toContain(compact(words.sample))
      expect(page).toContain(compact(title))
    }
  })

  test('begins with authors, roles, dates and abstract', () => {
    for (const { name, title: role } of authors) expect(pages[0]).toContain(compact(`${name}${role}`))
    expect(pages[0]).toContain(compact(paper.category))
    expect(pages[0]).toContain(compact('Published'))
    expect(pages[0]).toContain(
      compact(paper.abstract)
        .slice(0, 60)
        .replace(/['"].*/, ''),
    )
  })

  test('lists the headings of the page in its contents, with the pages that they are on', () => {
    const headings = textsOf(
      html.split('class="footnotes"')[0] ?? '',
      /<h[23][^>]*>([\s\S]*?)<a class="heading-anchor"/g,
    )
    expect(headings.length).toBeGreaterThan(5)
    // What follows a heading in the contents, up to the next one, is its page.
    const [, contents = ''] = (pages[1] ?? '').split(`${words.contents}1.`)
    const ends = [...headings.slice(1), compact(contents.includes(compact(words.data)) ? words.data : words.references)]
    for (const [index, heading] of headings.entries()) {
      const [, after = ''] = `1.${contents}`.split(heading)
      const [number] = after.split(ends[index] ?? '')
      expect(number, heading).toMatch(/^\d+$/)
      expect(pages[Number(number) - 1], `${heading} on page ${number}`).toContain(heading)
    }
  })

  test('has each figure of the page with its number, and its table where the page has one', () => {
    const text = pages.slice(2).join('')
    for (const [index, caption] of textsOf(html, /<figcaption>([\s\S]*?)<\/figcaption>/g).entries())
      expect(text).toContain(`${words.figure}${index + 1}${caption}`)
  })

  test('numbers the sources as the page does', () => {
    const text = pages.slice(2).join('')
    const [, list = ''] = html.split('class="footnotes"')
    const references = textsOf(list, /<li id="user-content-fn-[^>]*>([\s\S]*?)<\/li>/g)
    expect(references.length).toBeGreaterThan(7)
    for (const [index, reference] of references.entries())
      expect(text).toContain(`${index + 1}.${reference.replace(/↩.*$/, '')}${compact(words.citedOn)}`)
  })

  test('has the rows of all tables as the page has them', () => {
    const text = pages.slice(2).join('')
    const rows = textsOf(html, /<tr>([\s\S]*?)<\/tr>/g)
    expect(rows.length).toBeGreaterThan(10)
    for (const row of rows) expect(text).toContain(row)
  })
})

test('links lead outside, to sections and to sources; those within the site are addresses', async () => {
  const pdf = await getDocumentProxy(new Uint8Array(find('measuring-roi-enterprise-generative-ai')))
  const links: { readonly url?: string; readonly dest?: unknown }[] = []
  for (let number = 1; number <= pdf.numPages; number++)
    links.push(...(await (await pdf.getPage(number)).getAnnotations()))
  const urls = links.flatMap(({ url }) => url ?? [])
  expect(new Set(urls).size).toBe(8)
  expect(urls.every(url => url.startsWith('https://'))).toBe(true)
  expect(links.map(({ dest }) => dest)).toContain('section-4.3')
  expect(links.every(({ url, dest }) => url !== undefined || dest !== undefined)).toBe(true)
  const { pages } = await readPdf(find('measuring-roi-enterprise-generative-ai'))
  expect(compact(pages.join(''))).toContain('(/services/ai-readiness-and-strategy)')
  expect(compact(pages.join(''))).toContain(
    'onlineversionat/whitepapers/measuring-roi-enterprise-generative-aihasacalculator',
  )
})

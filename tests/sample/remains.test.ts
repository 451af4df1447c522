import request from 'supertest'
import { expect, test } from 'vitest'
import { findSampleRemains } from '../../server/check-sample.ts'
import { toSecurityText } from '../../server/crawlers/text-files.ts'
import { createMemoryLibrary } from '../../server/library.ts'
import { feedFormats } from '../../shared/addresses/feed-formats.ts'
import { contactMessages } from '../../shared/contact/contact-rules.ts'
import { pageTextNames } from '../../shared/content/schemas/page-texts.ts'
import { changeLibrary } from '../support/changed-library.ts'
import { changeContent, compileFiles } from '../support/content-files.ts'
import { findPromises } from '../support/promises.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { getSharedApp } from '../support/test-app.ts'

test('a job, a person and the authors of an article say that they are invented', async () => {
  for (const [path, words] of [
    ['/team/bao-castellane', 'This person is invented'],
    ['/careers/ai-strategist', 'This job is invented'],
    ['/careers', 'their pay are invented'],
    ['/blogs/blog-33', 'The authors are invented'],
    ['/whitepapers/risks-and-ethical-ai', 'The authors are invented'],
    ['/work/demand-forecast', 'the numbers are invented; the arithmetic is real'],
  ] as const) {
    expect((await request(getSharedApp()).get(path)).text, path).toContain(words)
  }
})

test('a real company learns what is left of the invented one', async () => {
  const remains = await findSampleRemains(siteLibrary, 'public')
  expect(remains).toEqual(
    expect.arrayContaining(
      [
        /^Abena Lindqvist is an invented person: change content\/team\.json/,
        /^"AI Strategist" is an invented job: change or remove content\/jobs\/ai-strategist\.json/,
        / is an invented engagement: change or remove content\/work\/invoice-matching\.json$/,
        /^content\/pages\/privacy\.json still speaks of an invented company/,
        /^info@spanwell\.example leads nowhere/,
        /^https:\/\/podcast\.spanwell\.example\/ leads nowhere/,
        /^\(215\) 555-0142 is a telephone number reserved for fiction/,
        /^public\/media\/vision\.mp4 is the film about the invented company$/,
      ].map(remain => expect.stringMatching(remain)),
    ),
  )
  expect(remains.filter(text => text.includes('invented person'))).toHaveLength(6)
  expect(await findSampleRemains(siteLibrary, 'no-such-folder')).toHaveLength(remains.length - 1)
})

test('a real company learns which blanks it has to fill in, and that the address of the sample is still there', async () => {
  const files = changeContent('content/site.json', text => text.replace('"sample": true', '"sample": false'))
  const library = createMemoryLibrary(compileFiles(files))
  const remains = await findSampleRemains(library, 'public')
  expect(remains.filter(text => text.includes('blank'))).toEqual([
    expect.stringContaining('pages/privacy.json has a blank to fill in: [for how many days you keep logs]'),
    expect.stringContaining('[for how many days that service keeps notices]'),
    expect.stringContaining('[name them, with their countries]'),
  ])
  expect(remains).toContain(
    "48 Trussbridge Lane, Suite 200 is the invented company's address: change content/site.json",
  )
  const { site } = library.siteData
  const moved = { ...site, address: { ...site.address, street: '1 Main Street' } }
  const others = await findSampleRemains({ ...library, siteData: { ...library.siteData, site: moved } }, 'public')
  expect(others.filter(text => text.includes('address'))).toEqual([])
})

test('whichever page calls the company invented is listed, and one that no longer does is not', async () => {
  const remainsOf = async (library: typeof siteLibrary) => (await findSampleRemains(library, 'public')).join('\n')
  for (const name of pageTextNames.filter(name => name !== 'pages/sample')) {
    const library = await changeLibrary(name, text => ({ ...text, added: 'We are an invented company.' }))
    expect(await remainsOf(library)).toContain(`content/${name}.json still speaks of an invented company`)
  }
  const before = await remainsOf(siteLibrary)
  expect(before, 'demos have invented data in any company').not.toContain('content/pages/home.json')
  expect(before).toContain('content/pages/terms.json')
  const rewritten = await changeLibrary('pages/terms', ({ meta, hero }) => ({ meta, hero }))
  expect(await remainsOf(rewritten)).not.toContain('content/pages/terms.json')
  const real = await changeLibrary('work', work => work.map(engagement => ({ ...engagement, isInvented: false })))
  expect(await remainsOf(real)).not.toContain('content/work')
})

test('what the site serves for programs promises no reading, reply or reviewer, as no page does', async () => {
  const app = getSharedApp({ PUBLIC_URL: 'https://www.example.com' })
  const texts = ['/llms.txt', '/openapi.json', '/.well-known/security.txt', ...feedFormats.map(({ path }) => path)]
  for (const path of texts) {
    const { text, body } = await request(app).get(path).expect(200)
    const promised = String(text ?? body)
      .split(/\n+/)
      .flatMap(findPromises)
    expect(
      promised.filter(sentence => !contactMessages.sentText.includes(sentence)),
      path,
    ).toEqual([])
  }
})

test('security.txt of an invented company names the form, because its addresses receive no mail', () => {
  const { siteData } = siteLibrary
  const text = toSecurityText({ siteData, expires: new Date(0), canonical: undefined, publicUrl: 'https://a.example' })
  expect(text).toMatch(/^Contact: https:\/\/a\.example\/contact\?topic=security\n/)
  expect(text).not.toContain('mailto')
})

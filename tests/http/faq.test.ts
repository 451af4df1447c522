import request from 'supertest'
import { expect, test } from 'vitest'
import { canonicalPaths } from '../support/page-paths.ts'
import { wordsOf } from '../support/page-words.ts'
import { getSharedApp } from '../support/test-app.ts'

type Thing = {
  readonly '@type': string
  readonly mainEntity?: readonly { readonly name: string; readonly acceptedAnswer: { readonly text: string } }[]
}

/** The questions of the structured data with their answers; undefined when the page is not a FAQPage. */
function readMarked(html: string): readonly string[] | undefined {
  const json = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1]
  const { '@graph': things }: { '@graph': readonly Thing[] } = JSON.parse(json ?? '{"@graph":[]}')
  const page = things.find(thing => thing['@type'] === 'FAQPage')
  return page?.mainEntity?.flatMap(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])
}

/** The same texts as the page shows them. */
function readShown(html: string): readonly string[] {
  const questions = html.match(/<details><summary><h3 id="[^"]+">[\s\S]*?<\/details>/g) ?? []
  return questions.flatMap(question => wordsOf(question))
}

test('a page that shows two or more questions, and no other, gives them word for word to search engines', async () => {
  const app = getSharedApp({ PUBLIC_URL: 'http://www.example.com' })
  const paths: string[] = []
  for (const path of canonicalPaths) {
    const { text } = await request(app).get(path)
    const shown = readShown(text)
    // A question and its answer are two texts.
    expect(readMarked(text), path).toEqual(shown.length >= 4 ? shown : undefined)
    if (shown.length >= 4) paths.push(path)
  }
  expect(paths).toEqual(expect.arrayContaining(['/services/ai-solutions', '/services/ai-staffing']))
})

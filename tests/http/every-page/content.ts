import { expect } from 'vitest'
import { contactMessages } from '../../../shared/contact/contact-rules.ts'
import { withDrawings, withoutDrawings } from '../../../shared/values/drawings.ts'
import { blocksOf, linksOf, wordsOf } from '../../support/page-words.ts'
import { findPromises } from '../../support/promises.ts'
import { siteLibrary } from '../../support/site-pages.ts'
import { readState } from './markup.ts'
import { type Checks, site } from './visit-pages.ts'

type Thing = {
  readonly '@type': string
  readonly mainEntity?: readonly { readonly name: string; readonly acceptedAnswer: { readonly text: string } }[]
}

const { site: company } = siteLibrary.siteData

function readGraph(html: string): readonly Thing[] {
  const [, json = '{"@graph":[]}'] = /<script type="application\/ld\+json"[^>]*>([^<]*)/.exec(html) ?? []
  return JSON.parse(json)['@graph'] ?? []
}

/** The specification has given this promise word for word. */
const given = contactMessages.sentText

export const contentChecks: Checks = {
  'says whether the company is invented, and promises nothing if it is': ({ html }) => {
    expect(html.includes('is an invented company')).toBe(company.sample)
    if (!company.sample) return
    const promised = blocksOf(html).flatMap(findPromises)
    expect(promised.filter(sentence => !given.includes(sentence))).toEqual([])
  },
  'gives two or more questions word for word to search engines, and no fewer': ({ html, route }) => {
    const questions = html.match(/<details><summary><h3 id="[^"]+">[\s\S]*?<\/details>/g) ?? []
    const shown = questions.flatMap(question => wordsOf(question))
    const marked = readGraph(html).find(thing => thing['@type'] === 'FAQPage')
    if (route === undefined) return
    // A question and its answer are two texts.
    expect(marked?.mainEntity?.flatMap(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(
      shown.length >= 4 ? shown : undefined,
    )
  },
  'has both forms of each chart, words for it and a table': ({ html, route }) => {
    for (const drawing of readDrawings(html)) {
      expect(drawing.match(/<svg [^>]*role="img" aria-label="[^"]{40,}"/g)).toHaveLength(2)
      // The page of a chart has the table beside it.
      if (route?.id !== 'chart') expect(drawing).toContain('<summary>The chart as a table</summary>')
    }
  },
  'has a place in its state for each chart, which the browser fills in order': ({ html }) => {
    const [state, drawings] = [readState(html), readDrawings(html)]
    if (drawings.length === 0) return
    expect(state).not.toContain('svg')
    const filled = JSON.stringify(JSON.parse(state, withDrawings(drawings)))
    for (const drawing of drawings) expect(filled).toContain(JSON.stringify(drawing))
    expect(JSON.stringify(JSON.parse(filled), withoutDrawings)).toBe(JSON.stringify(JSON.parse(state)))
  },
  'is a data set with its license and its files for programs if it is a chart': ({ html, route, id }) => {
    if (route?.id !== 'chart') return
    const url = `${site}/charts/${id}`
    expect(readGraph(html).find(thing => thing['@type'] === 'Dataset')).toMatchObject({
      url,
      license: 'https://creativecommons.org/licenses/by/4.0/',
      distribution: ['csv', 'svg', 'png'].map(format => ({ contentUrl: `${url}.${format}` })),
    })
    expect(html).toContain('href="https://creativecommons.org/licenses/by/4.0/" rel="license"')
    expect(html).toContain(`@misc{${id},`)
    expect(linksOf(html).map(([, href]) => href)).toContain(`/charts/${id}.csv`)
  },
}

function readDrawings(html: string): readonly string[] {
  const pattern = /<div data-part="drawing"[^>]*>(<figure[\s\S]*?<\/figure>)<\/div>/g
  return [...html.matchAll(pattern)].map(([, drawing = '']) => drawing)
}

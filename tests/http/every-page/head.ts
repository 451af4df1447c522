import { expect } from 'vitest'
import { toMarkdownAddress } from '../../../shared/addresses/markdown-path.ts'
import { decodeHtml, wordsOf } from '../../support/page-words.ts'
import { siteLibrary } from '../../support/site-pages.ts'
import { type Checks, site, type VisitedPage } from './visit-pages.ts'

const { name } = siteLibrary.siteData.site
const posts = new Map((await siteLibrary.read('posts')).map(post => [post.id, post]))
const papers = new Map((await siteLibrary.read('papers')).map(paper => [paper.id, paper]))

/** What a page's head tells, each property once. */
export function readProperties(html: string): Readonly<Record<string, string>> {
  const pairs = [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"\/>/g)]
  const properties = Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, decodeHtml(value)]))
  expect(pairs).toHaveLength(Object.keys(properties).length)
  return properties
}

const findAll = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, found = '']) => decodeHtml(found))

/** The article of a page, if it is one of a post. */
const findPost = ({ route, id = '' }: VisitedPage) => (route?.screen === 'post' ? posts.get(id) : undefined)

export const headChecks: Checks = {
  'answers with its status as a page in English': ({ route, status, html, headers }) => {
    expect([status, headers['content-type']]).toEqual([route ? 200 : 404, 'text/html; charset=utf-8'])
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en">/)
  },
  'has one title, one description, one h1 and one main part': ({ html }) => {
    expect(findAll(html, /<title>([^<]*)<\/title>/g)).toEqual([expect.stringMatching(/^.+ \| ./)])
    expect(findAll(html, /<title>([^<]*)<\/title>/g)[0]?.endsWith(` | ${name}`)).toBe(true)
    expect(readProperties(html).description).toMatch(/.{20}/)
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    expect(html.match(/<main[ >]/g)).toHaveLength(1)
  },
  'names its canonical address and its Markdown version': ({ path, html, headers, route, canonical, markdown }) => {
    const canonicals = findAll(html, /<link rel="canonical" href="([^"]*)"\/>/g)
    expect(canonicals).toEqual(canonical === undefined ? [] : [site + canonical])
    const isIndexable = route?.indexable ?? false
    expect(html.includes('<meta name="robots" content="noindex"/>')).toBe(!isIndexable)
    const link = `<${site}${toMarkdownAddress(path)}>; rel="alternate"; type="text/markdown"`
    if (markdown !== undefined) expect(headers.link).toBe(link)
  },
  'has metadata for shared links': ({ html, route, canonical }) => {
    const properties = readProperties(html)
    expect(properties).toMatchObject({
      'og:site_name': name,
      'og:title': expect.stringMatching(/^[^|]{4,}$/),
      'og:description': properties.description,
      'og:type': expect.stringMatching(/^(website|article)$/),
      'og:image': expect.stringMatching(/^https:\/\/www\.example\.com\/(og\/.+\.jpg|images\/social\/default\.png)$/),
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringMatching(/\w/),
      'twitter:card': 'summary_large_image',
    })
    expect(properties['og:url']).toBe(canonical && site + canonical)
    if (route === undefined) expect(properties['og:image']).toBe(`${site}/images/social/default.png`)
  },
  'names the three feeds': ({ html }) => {
    const feeds = [...html.matchAll(/<link rel="alternate" type="([^"]+)" title="[^"]+" href="([^"]+)"\/>/g)]
    const expected = ['rss+xml /feed.xml', 'atom+xml /atom.xml', 'feed+json /feed.json']
    const named = feeds.map(([, type, path]) => `${type} ${path}`)
    expect(named).toEqual(expect.arrayContaining(expected.map(feed => `application/${feed}`)))
  },
  'says what the page of a missing thing says': ({ html, error }) => {
    if (error === undefined) return
    expect(wordsOf(/<h1[\s\S]*?<\/h1>/.exec(html)?.[0] ?? '')).toEqual([error.heading])
    expect(wordsOf(html)).toContain(error.text)
    expect(html).not.toMatch(/ (aria-current|data-active)="/)
  },
  'has structured data at most once, at its end, and not in its state': ({ html, route }) => {
    const [, graph, ...others] = html.split('<script type="application/ld+json">')
    expect(others).toEqual([])
    if (graph !== undefined) {
      expect(graph.endsWith('</script></body></html>')).toBe(true)
      expect(JSON.parse(graph.replace(/<.*/, ''))).toMatchObject({ '@context': 'https://schema.org' })
    }
    if (route?.screen === 'post' || route?.id === 'home') expect(graph).toBeDefined()
    expect(/<script id="page-state"[^>]*>([^<]*)</.exec(html)?.[1]).not.toContain('@context')
  },
  'has the title, cover and day of its article': page => {
    const properties = readProperties(page.html)
    const post = findPost(page)
    const paper = page.route?.id === 'whitePaper' ? papers.get(page.id ?? '') : undefined
    const day = post?.publishedOn ?? paper?.datePublished
    expect(properties['og:type']).toBe(day === undefined ? 'website' : 'article')
    expect(properties['article:published_time']?.slice(0, 10)).toBe(day)
    if (post === undefined) return
    expect(properties).toMatchObject({ 'og:image': `${site}/og${post.cover.src}`, 'og:image:alt': post.cover.alt })
    expect(decodeHtml(/<title>([^<]*)/.exec(page.html)?.[1] ?? '')).toContain(`${post.displayTitle} | `)
    expect(page.html).toContain(`"headline":${JSON.stringify(post.title)}`)
    expect(page.markdown?.fields).toMatchObject({ authors: [post.author.name], published: post.publishedOn })
    expect(page.markdown?.fields.changed).toBe(post.changedOn)
  },
  'has the text of its article once': page => {
    if (findPost(page) === undefined) return
    const sentence = /<p>([^<]{40,80})[.<]/.exec(page.html)?.[1] ?? expect.fail('no sentence')
    expect(page.html.split(sentence)).toHaveLength(2)
  },
}

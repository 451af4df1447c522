import type { Library } from '../content/library.ts'
import type { DemoHead } from '../content/schemas/demo.ts'
import type { ContactText } from '../content/schemas/page-texts.ts'
import { activeDemos } from '../demos/match-demos.ts'

/** What a message is about: the offer of the page whose link led to the form. */
export type ContactTopic = {
  readonly id: string
  readonly label: string
  /** What helps us to answer; the hint of the field for details. */
  readonly prompt: string
}

type Offers = {
  readonly text: Pick<ContactText, 'topics' | 'industryTopic' | 'demoTopic' | 'articleTopic'>
  readonly industries: readonly Named[]
  readonly demos: readonly DemoHead[]
  /** Articles, posts and papers. */
  readonly articles: readonly Named[]
}

type Named = { readonly id: string; readonly name: string }

/** The topics of content/pages/contact.json, one for each industry and for each demo that has a page, and errors in an article. */
export function listTopics({ text, industries, demos, articles }: Offers): readonly ContactTopic[] {
  const derive = (offers: readonly Named[], { label, prompt }: ContactText['demoTopic']) =>
    offers.map(({ id, name }) => ({ id, label: label.replace('{name}', name), prompt }))
  return [
    ...text.topics,
    ...derive(industries, text.industryTopic),
    ...derive(activeDemos(demos), text.demoTopic),
    ...derive(articles, text.articleTopic),
  ]
}

/** The topic with this id, whatever a query or a body holds in its place; undefined when there is none. */
export async function findTopic(library: Library, id: unknown): Promise<ContactTopic | undefined> {
  if (typeof id !== 'string') return undefined
  const [text, demos, posts, papers] = await Promise.all([
    library.read('pages/contact'),
    library.read('demos'),
    library.read('posts'),
    library.read('papers'),
  ])
  const articles = [
    ...posts.map(({ id, displayTitle: name }) => ({ id, name })),
    ...papers.map(({ id, title: name }) => ({ id, name })),
  ]
  return listTopics({ text, industries: library.siteData.industries, demos, articles }).find(topic => topic.id === id)
}

import { linkTo } from '../../../links.ts'
import { routeTable, type StaticRouteId } from '../../../routes.ts'
import type { Kind, Passage, PassagePage } from '../../../search/passages.ts'
import type { PageTexts } from '../../schemas/page-texts.ts'
import type { Section } from '../../schemas/sections.ts'
import { readTexts, toSectionPassage } from './read-texts.ts'
import type { Sources } from './sources.ts'

type PageName = {
  [Name in keyof PageTexts]: PageTexts[Name] extends { meta: object } ? Name : never
}[keyof PageTexts]

/** The pages whose texts are a file of content/pages. Lists of other pages have only their head. */
const pages: readonly (readonly [StaticRouteId, PageName, Kind?])[] = [
  ['home', 'pages/home'],
  ['about', 'pages/about'],
  ['services', 'pages/services', 'service'],
  ['contact', 'pages/contact'],
  ['blogs', 'pages/blogs', 'article'],
  ['insights', 'pages/insights'],
  ['whitePapers', 'pages/whitepapers', 'paper'],
  ['topics', 'pages/topics', 'topic'],
  ['glossary', 'pages/glossary', 'term'],
  ['careers', 'pages/careers', 'job'],
  ['demos', 'pages/demos', 'demo'],
  ['genAiLandscape', 'pages/landscape'],
  ['howWeWork', 'pages/how-we-work'],
  ['pricing', 'pages/pricing'],
  ['work', 'pages/work', 'work'],
  ['security', 'pages/security'],
  ['privacy', 'pages/privacy'],
  ['terms', 'pages/terms'],
]

const services = routeTable.filter(({ screen }) => screen === 'service' || screen === 'solutions')

/** Pages of text, services and engagements. */
export function collectPages({ read }: Sources): readonly PassagePage[] {
  const methods = read('methodologies').map(({ title, ...method }) => ({ heading: title, text: readTexts(method) }))
  const more: Partial<Record<StaticRouteId, readonly Passage[]>> = { services: methods }
  return [
    ...pages.map(([id, name, kind = 'page']) => {
      const page = toPage(kind, linkTo(id), read(name))
      // The rest of the home page repeats other pages.
      if (id === 'home') return { ...page, passages: page.passages.slice(0, 1) }
      return { ...page, passages: [...page.passages, ...(more[id] ?? [])] }
    }),
    ...services.map(({ path }) => toPage('service', path, read(`services/${path.split('/').at(-1)}`))),
    ...read('work').map(work => toPage('work', linkTo('engagement', { engagementId: work.id }), work)),
  ]
}

type Content = object & {
  readonly meta: { readonly title: string; readonly description: string }
  readonly sections?: readonly Section[]
}

/** The head of a page, then its own parts, then its sections, which have anchors. */
function toPage(kind: Kind, path: string, content: Content): PassagePage {
  const { meta, sections = [], ...rest } = content
  const parts = Object.entries(rest).flatMap(([name, part]) => (closing.has(name) ? [] : toPassages(part)))
  const head = { text: readTexts([meta.description, readHeading(rest), 'hero' in rest ? rest.hero : '']) }
  return { kind, path, title: meta.title, passages: [head, ...parts, ...sections.map(toSectionPassage)] }
}

/** What repeats other pages, or asks for a message on many of them. */
const closing = new Set(['hero', 'callToAction', 'apply', 'topics', 'picture', 'references'])

function readHeading(content: object): string | undefined {
  const named = 'hero' in content ? content.hero : content
  return isHeaded(named) ? named.heading : undefined
}

/** A part with a heading, and each of its cards. */
function toPassages(part: unknown): readonly Passage[] {
  if (!isHeaded(part)) return []
  const { heading, cards, highlights, ...texts } = part
  return [{ heading, text: readTexts(texts) }, ...[cards, highlights].flat().flatMap(toCardPassage)]
}

function toCardPassage(card: unknown): readonly Passage[] {
  if (typeof card !== 'object' || card === null || !('title' in card)) return []
  const { title, ...texts } = card
  return [{ heading: String(title), text: readTexts(texts) }]
}

type Headed = { readonly heading: string; readonly cards?: unknown; readonly highlights?: unknown }

function isHeaded(value: unknown): value is Headed {
  return typeof value === 'object' && value !== null && 'heading' in value && typeof value.heading === 'string'
}

import type { ArchiveYear, Period } from './blog/archive.ts'
import type { RefusedForm } from './contact/contact-rules.ts'
import type {
  Body,
  IndustryPageContent,
  PaperSummary,
  PostCard,
  PostSummary,
  UseCaseSummary,
} from './content/library.ts'
import type { Demo } from './content/schemas/demo.ts'
import type { CaseStudy } from './content/schemas/industry.ts'
import type { Landscape } from './content/schemas/landscape.ts'
import type * as Pages from './content/schemas/page-texts.ts'
import type { Job, TeamMember } from './content/schemas/people.ts'
import type { Methodology, Service } from './content/schemas/service.ts'
import type { PageIds } from './content/text-rules.ts'
import type { DemoFilters, FilterOptions } from './demos/filter-demos.ts'
import type { LandscapeFilters } from './landscape/filter-landscape.ts'

/** A link as data: an address of this site and the words on it. */
export type PageLink = { readonly label: string; readonly to: string }

export type MessageData = {
  readonly heading: string
  readonly text?: string
  readonly back: PageLink
  /** Names the request to the operator when something went wrong. */
  readonly requestId?: string
}

/** The cards of one page of a blog list. */
type PostListData = {
  readonly text: Pages.BlogListText
  readonly posts: readonly PostCard[]
  /** From 1. */
  readonly page: number
  readonly pageCount: number
  readonly archive: readonly ArchiveYear[]
  /** The month that the list is limited to. */
  readonly period?: Period
}

type WrittenPiece<Summary> = {
  readonly piece: Summary
  readonly body: Body
  /** The piece and those beside it, newest first. */
  readonly nearby: readonly Summary[]
}

/** What each kind of screen is drawn from. Everything in it travels with the page as JSON. */
export type ScreenData = {
  readonly home: {
    readonly text: Pages.HomeText
    readonly services: Pages.ServicesText['cards']
    readonly demos: readonly Demo[]
  }
  readonly about: { readonly text: Pages.AboutText; readonly team: readonly TeamMember[] }
  readonly services: { readonly text: Pages.ServicesText; readonly methodologies: readonly Methodology[] }
  readonly service: { readonly service: Service }
  readonly solutions: { readonly service: Service }
  readonly contact: {
    readonly text: Pages.ContactText
    /** A message was just accepted through the form as the browser sends it by itself. */
    readonly isSent: boolean
    /** After such a form was refused. */
    readonly refused?: RefusedForm
  }
  readonly blog: PostListData
  readonly blogs: PostListData
  readonly post: WrittenPiece<PostSummary> & {
    /** All parts of the series that the post belongs to. */
    readonly series: readonly PostSummary[]
    readonly related: readonly PostSummary[]
  }
  readonly text: { readonly text: Pages.TextPageText }
  readonly whitePapers: { readonly text: Pages.WhitePapersText; readonly papers: readonly PaperSummary[] }
  readonly whitePaper: WrittenPiece<PaperSummary>
  readonly careers: { readonly text: Pages.CareersText; readonly jobs: readonly Job[] }
  readonly job: { readonly job: Job }
  readonly demos: {
    readonly text: Pages.DemosText
    /** Those that fit the filters. */
    readonly demos: readonly Demo[]
    readonly activeCount: number
    readonly filters: DemoFilters
    readonly options: FilterOptions
  }
  readonly demo: { readonly demo: Demo }
  readonly industry: {
    readonly industry: IndustryPageContent
    readonly demos: readonly Demo[]
    /** The use case whose study is open, with the study. */
    readonly open?: { readonly useCase: UseCaseSummary; readonly study: CaseStudy }
  }
  readonly landscape: {
    readonly text: Pages.LandscapeText
    /** The month that the map shows, as 2025-08. */
    readonly asOf: string
    /** What fits the filters. */
    readonly layers: Landscape['layers']
    /** Of those that fit. */
    readonly productCount: number
    readonly layerNames: readonly { readonly id: string; readonly name: string }[]
    readonly filters: LandscapeFilters
  }
  readonly managePosts: {
    readonly text: Pages.ManagePostsText
    readonly posts: readonly PostSummary[]
    readonly pageIds: PageIds
  }
  readonly message: MessageData
}

export type ScreenId = keyof ScreenData

export type PageMeta = {
  readonly title: string
  readonly description: string
  /** Path of the one address under which search engines should keep the page; none for messages. */
  readonly canonicalPath?: string
  readonly isIndexable: boolean
  /** Path of the picture that is shown where a link to the page is shared; only the server, which is asked for it, knows. */
  readonly picture?: string
}

export type PageOf<Id extends ScreenId> = {
  readonly screen: Id
  readonly layout: 'site' | 'bare'
  readonly meta: PageMeta
  readonly data: ScreenData[Id]
  /** The day of the render, in UTC: relative ages are counted from it on the server and in the browser alike. */
  readonly today: string
}

export type Page = { [Id in ScreenId]: PageOf<Id> }[ScreenId]

export type PageResult =
  | { readonly kind: 'page'; readonly status: 200 | 404; readonly page: Page }
  | { readonly kind: 'redirect'; readonly to: string }

/** What the operator's settings tell the pages. */
export type Runtime = {
  /** The site's own address without a slash at the end; empty when the operator has not given it. */
  readonly publicUrl: string
  /** The staff's shared password as a password string, for the browser to check; empty when staff cannot sign in. */
  readonly staffPasswordHash: string
  /** Where demos are found, without a slash at the end. */
  readonly demoBase: string
}

/** The data block of a page: all that the browser needs to take over the server's HTML. */
export type PageState = { readonly page: Page; readonly runtime: Runtime }

/** Id of the element that shows a piece. Its HTML is not repeated in the data block; the browser takes it from there. */
export const bodyElementId = 'piece-body'

/** The state with other HTML as the body of its piece, where the page has one. */
export function withBodyHtml(state: PageState, html: string): PageState {
  const { page } = state
  if (page.screen === 'post') return { ...state, page: { ...page, data: changeBody(page.data, html) } }
  if (page.screen === 'whitePaper') return { ...state, page: { ...page, data: changeBody(page.data, html) } }
  return state
}

function changeBody<Data extends { readonly body: Body }>(data: Data, html: string): Data {
  return { ...data, body: { ...data.body, html } }
}

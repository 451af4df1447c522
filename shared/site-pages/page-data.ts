import type { PageLink } from '../addresses/links.ts'
import type { PersonPiece, PostListData, WrittenPiece } from '../blog/piece-data.ts'
import type { RefusedForm } from '../contact/contact-rules.ts'
import type { ContactTopic } from '../contact/topics.ts'
import type {
  Body,
  CaseStudy,
  PaperSummary,
  PersonDocument,
  PostCard,
  PostSummary,
  Service,
  ShownIndustry,
  ShownTerm,
  UseCaseSummary,
} from '../content/library.ts'
import type { Demo, DemoSummary } from '../content/schemas/demo.ts'
import type { HeroPicture } from '../content/schemas/fields.ts'
import type { Landscape } from '../content/schemas/landscape.ts'
import type * as Pages from '../content/schemas/page-texts.ts'
import type { Job, JobSummary, PersonPageText, TeamMember } from '../content/schemas/people.ts'
import type { WithSections } from '../content/schemas/sections.ts'
import type { Methodology } from '../content/schemas/service.ts'
import type { Engagement } from '../content/schemas/work.ts'
import type { BlogListText, BlogsText, WhitePapersText } from '../content/schemas/writing-lists.ts'
import type { PageIds } from '../content/text-rules.ts'
import type { TopicData, TopicsData, WithTopic } from '../content/topic.ts'
import type { DemoFilters, FilterOptions } from '../demos/filter-demos.ts'
import type { LandscapeFilters } from '../landscape/filter-landscape.ts'
import type { EstimateMessage } from '../pricing/estimate-message.ts'
import type { EstimateData } from '../pricing/load-estimate.ts'
import type { ErrorHelp, SearchData } from '../search/search-data.ts'

/** An engagement as the list of them shows it. */
export type EngagementSummary = Pick<Engagement, 'id' | 'isInvented' | 'outcome' | 'summary'> & {
  readonly title: string
  readonly picture: HeroPicture
  /** The first two figures of its page. */
  readonly figures: readonly { readonly value: string; readonly label: string }[]
}

export type MessageData = {
  readonly heading: string
  readonly text?: string
  readonly picture: HeroPicture
  readonly back: PageLink
  /** Shown after an error, so that the operator can find the request in the log. */
  readonly requestId?: string
  readonly help: ErrorHelp
}

/** The data of each screen. The page contains it as JSON. */
export type ScreenData = {
  readonly home: {
    readonly text: Pages.HomeText
    readonly services: readonly Omit<Pages.ServicesText['cards'][number], 'image'>[]
    readonly demos: readonly Pick<DemoSummary, 'id' | 'name' | 'description' | 'thumbnailUrl' | 'requiresAuth'>[]
    /** The newest. */
    readonly posts: readonly Omit<PostCard, 'excerpt' | 'author'>[]
  }
  readonly about: { readonly text: Pages.AboutText; readonly team: readonly TeamMember[] }
  readonly person: {
    readonly text: Omit<PersonPageText, 'leader'>
    readonly person: PersonDocument
    /** The newest, newest first. */
    readonly pieces: readonly (PersonPiece & Pick<PostCard, 'excerpt' | 'cover'>)[]
    /** The others. */
    readonly earlier: readonly PersonPiece[]
  }
  readonly services: { readonly text: Pages.ServicesText; readonly methodologies: readonly Methodology[] }
  readonly service: { readonly service: Service }
  readonly solutions: { readonly service: Service }
  readonly contact: {
    readonly text: Omit<Pages.ContactText, 'topics' | 'industryTopic' | 'demoTopic'>
    /** What the message is about, by the link that led to the form. */
    readonly topic?: ContactTopic
    /** What the link that led to the form writes into the details. */
    readonly draft?: EstimateMessage
    /** A form posted without scripts was accepted. */
    readonly isSent: boolean
    /** A form posted without scripts was refused. */
    readonly refused?: RefusedForm
  }
  readonly blog: PostListData<Omit<BlogListText, 'unknownTopic'>>
  readonly blogs: PostListData<Omit<BlogsText, 'unknownTopic'>>
  readonly post: WrittenPiece<PostSummary> & {
    /** The number of all posts. */
    readonly postCount: number
    /** All parts of the series that the post belongs to. */
    readonly series: readonly PostSummary[]
    readonly related: readonly PostSummary[]
  }
  readonly text: { readonly text: WithSections<Pages.TextPageText> }
  readonly pricing: { readonly text: WithSections<Pages.TextPageText>; readonly estimate: EstimateData }
  readonly work: {
    readonly text: WithSections<Pages.WorkText>
    readonly engagements: readonly EngagementSummary[]
  }
  readonly topics: TopicsData
  readonly topic: TopicData
  readonly whitePapers: { readonly text: WhitePapersText; readonly papers: readonly (PaperSummary & WithTopic)[] }
  readonly whitePaper: WrittenPiece<PaperSummary>
  readonly careers: {
    readonly text: WithSections<Pages.CareersText>
    readonly jobs: readonly JobSummary[]
    /** The day of the newest. */
    readonly changedOn?: string
  }
  readonly job: {
    readonly job: Job
    /** The hiring process on the page of all jobs, when it is described there. */
    readonly hiring?: PageLink
  }
  readonly demos: {
    readonly text: Pages.DemosText
    /** Those that match the filters. */
    readonly demos: readonly DemoSummary[]
    /** The day of the newest. */
    readonly changedOn?: string
    readonly activeCount: number
    readonly filters: DemoFilters
    readonly options: FilterOptions
  }
  readonly demo: {
    readonly text: Pages.DemoPageText
    readonly demo: Demo
    /** The table that the program opens, when the address names one that it has. */
    readonly sample: string | undefined
    /** The industries it is for that have a page. */
    readonly industries: readonly { readonly id: string; readonly name: string }[]
    readonly others: readonly DemoSummary[]
  }
  readonly industry: {
    readonly text: Pages.IndustryText
    readonly industry: ShownIndustry
    readonly demos: readonly DemoSummary[]
    /** Articles and papers about the industry's topics. */
    readonly reading: readonly PageLink[]
    /** The use case whose case study is open. */
    readonly open?: { readonly useCase: UseCaseSummary; readonly study: CaseStudy }
  }
  readonly landscape: {
    readonly text: Pages.LandscapeText
    /** The month that the map shows, as 2026-11. */
    readonly asOf: string
    readonly legend: Landscape['legend']
    /** Those that match the filters. */
    readonly layers: Landscape['layers']
    /** The number of products in `layers`. */
    readonly productCount: number
    readonly layerNames: readonly { readonly id: string; readonly name: string }[]
    readonly filters: LandscapeFilters
  }
  readonly glossary: {
    readonly text: Omit<Pages.GlossaryText, 'note'>
    /** From A to Z. */
    readonly terms: readonly ShownTerm[]
  }
  readonly search: SearchData
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
  /** With a query for the further pages of a list. Undefined for messages. */
  readonly canonicalPath?: string
  readonly isIndexable: boolean
  /** Path of the preview picture for shared links; only the server sets it. */
  readonly picture?: string
}

export type PageOf<Id extends ScreenId> = {
  readonly screen: Id
  readonly layout: 'site' | 'bare'
  readonly meta: PageMeta
  readonly data: ScreenData[Id]
  /** The day of the render in UTC, from which the server and the browser compute relative ages. */
  readonly today: string
}

export type Page = { [Id in ScreenId]: PageOf<Id> }[ScreenId]

export type PageResult =
  | {
      readonly kind: 'page'
      readonly status: 200 | 404
      readonly page: Page
      /** Equal for all addresses that show the same page: its canonical URL, or the kind of not-found page. Undefined for a page that must not be cached. */
      readonly cacheKey?: string
    }
  | { readonly kind: 'redirect'; readonly to: string }

/** The operator's settings that pages need. */
export type Runtime = {
  /** Without a slash at the end; empty when the operator has not set PUBLIC_URL. */
  readonly publicUrl: string
  /** The staff's shared password as a password string; empty when staff cannot sign in. */
  readonly staffPasswordHash: string
  /** The URL below which demos are served, without a slash at the end. */
  readonly demoBase: string
  /** For how many days the server keeps delivered and suspect messages, and retries to deliver one. */
  readonly days: { readonly delivered: number; readonly suspect: number; readonly retry: number }
}

/** The data with which the browser hydrates the server's HTML. */
export type PageState = { readonly page: Page; readonly runtime: Runtime }

/** The state with the HTML as the body of its piece; unchanged for pages without a piece. */
export function withBodyHtml(state: PageState, html: string): PageState {
  const { page } = state
  if (page.screen === 'post') return { ...state, page: { ...page, data: changeBody(page.data, html) } }
  if (page.screen === 'whitePaper') return { ...state, page: { ...page, data: changeBody(page.data, html) } }
  return state
}

function changeBody<Data extends { readonly body: Body }>(data: Data, html: string): Data {
  return { ...data, body: { ...data.body, html } }
}

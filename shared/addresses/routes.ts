/** A page of the site. Links, redirects, the sitemap and the tests all read this table. */
type RouteDefinition = {
  readonly id: string
  /** The screen that renders it: a row of `shared/site-pages/page-loaders.ts` and of `client/screens.ts`. */
  readonly screen: string
  /** The canonical path; `:name` stands for one path segment. */
  readonly path: `/${string}`
  /** Other paths that show the same screen with status 200. */
  readonly aliases?: readonly `/${string}`[]
  /** `site` pages have navigation, footer and contact widget; `bare` pages stand alone. */
  readonly layout: 'site' | 'bare'
  /** The query keys that the page uses; others are ignored, and its loader cannot read them. */
  readonly query?: readonly string[]
  /** Whether it also uses the inputs of calculators. */
  readonly hasInputs?: boolean
  /** Whether search engines may index it. */
  readonly indexable: boolean
}

export const routes = [
  { id: 'home', screen: 'home', path: '/', layout: 'site', indexable: true },
  { id: 'about', screen: 'about', path: '/about', aliases: ['/team'], layout: 'site', indexable: true },
  { id: 'person', screen: 'person', path: '/team/:personId', layout: 'site', indexable: true },
  { id: 'services', screen: 'services', path: '/services', layout: 'site', indexable: true },
  {
    id: 'aiReadinessAndAdoption',
    screen: 'service',
    path: '/services/ai-readiness-and-adoption',
    aliases: ['/services/AIReadinessAdoption'],
    layout: 'site',
    indexable: true,
  },
  {
    id: 'aiReadinessAndStrategy',
    screen: 'service',
    path: '/services/ai-readiness-and-strategy',
    aliases: ['/services/AIReadinessStrategy'],
    layout: 'site',
    indexable: true,
  },
  {
    id: 'aiManagedServices',
    screen: 'service',
    path: '/services/ai-managed-services',
    aliases: ['/services/AIManagedServices'],
    layout: 'site',
    indexable: true,
  },
  {
    id: 'aiImplementation',
    screen: 'service',
    path: '/services/ai-implementation',
    aliases: ['/services/AIImplementation'],
    layout: 'site',
    indexable: true,
  },
  {
    id: 'aiSolutions',
    screen: 'solutions',
    path: '/services/ai-solutions',
    aliases: ['/services/AISolutions'],
    layout: 'site',
    indexable: true,
  },
  {
    id: 'aiStaffing',
    screen: 'service',
    path: '/services/ai-staffing',
    aliases: ['/services/AIStaffing'],
    layout: 'site',
    indexable: true,
  },
  { id: 'service', screen: 'service', path: '/services/:serviceId', layout: 'site', indexable: true },
  {
    id: 'contact',
    screen: 'contact',
    path: '/contact',
    layout: 'site',
    // Not the page that a link names in `from`: all links about a topic lead to one page.
    query: ['sent', 'id', 'topic'],
    hasInputs: true,
    indexable: true,
  },
  {
    id: 'blog',
    screen: 'blog',
    path: '/blog',
    layout: 'site',
    query: ['year', 'month', 'topic', 'page'],
    indexable: true,
  },
  {
    id: 'blogPost',
    screen: 'post',
    path: '/blog/:postId',
    layout: 'site',
    hasInputs: true,
    indexable: true,
  },
  {
    id: 'blogs',
    screen: 'blogs',
    path: '/blogs',
    layout: 'site',
    query: ['year', 'month', 'topic', 'page'],
    indexable: true,
  },
  {
    id: 'blogsPost',
    screen: 'post',
    path: '/blogs/:postId',
    layout: 'site',
    hasInputs: true,
    indexable: true,
  },
  { id: 'topics', screen: 'topics', path: '/topics', layout: 'site', indexable: true },
  { id: 'topic', screen: 'topic', path: '/topics/:topicId', layout: 'site', indexable: true },
  { id: 'insights', screen: 'insights', path: '/insights', layout: 'site', indexable: true },
  { id: 'glossary', screen: 'glossary', path: '/glossary', layout: 'site', indexable: true },
  { id: 'corrections', screen: 'corrections', path: '/corrections', layout: 'site', indexable: true },
  { id: 'sources', screen: 'sources', path: '/sources', layout: 'site', indexable: true },
  { id: 'charts', screen: 'charts', path: '/charts', layout: 'site', indexable: true },
  { id: 'chart', screen: 'charts', path: '/charts/:chartId', layout: 'site', indexable: true },
  { id: 'whitePapers', screen: 'whitePapers', path: '/whitepapers', layout: 'site', indexable: true },
  {
    id: 'whitePaper',
    screen: 'whitePaper',
    path: '/whitepapers/:paperId',
    layout: 'site',
    hasInputs: true,
    indexable: true,
  },
  { id: 'careers', screen: 'careers', path: '/careers', layout: 'site', indexable: true },
  { id: 'job', screen: 'job', path: '/careers/:jobId', layout: 'site', indexable: true },
  { id: 'demos', screen: 'demos', path: '/demos', layout: 'bare', query: ['industry', 'technology'], indexable: true },
  { id: 'demo', screen: 'demo', path: '/demos/:demoId', layout: 'bare', query: ['sample'], indexable: true },
  {
    id: 'industry',
    screen: 'industry',
    path: '/industries/:industryId',
    layout: 'site',
    query: ['case'],
    indexable: true,
  },
  {
    id: 'genAiLandscape',
    screen: 'landscape',
    path: '/tools/genai-landscape',
    aliases: ['/tools'],
    layout: 'site',
    query: ['layer', 'license', 'delivery'],
    indexable: true,
  },
  { id: 'measured', screen: 'text', path: '/measured', layout: 'site', indexable: true },
  { id: 'howWeWork', screen: 'text', path: '/how-we-work', layout: 'site', indexable: true },
  {
    id: 'pricing',
    screen: 'pricing',
    path: '/pricing',
    layout: 'site',
    hasInputs: true,
    indexable: true,
  },
  { id: 'priceList', screen: 'text', path: '/price-list', layout: 'site', indexable: true },
  { id: 'packages', screen: 'text', path: '/packages', layout: 'site', indexable: true },
  { id: 'compared', screen: 'text', path: '/compared', layout: 'site', indexable: true },
  { id: 'contracts', screen: 'text', path: '/contracts', layout: 'site', indexable: true },
  { id: 'work', screen: 'work', path: '/work', layout: 'site', indexable: true },
  { id: 'engagement', screen: 'engagement', path: '/work/:engagementId', layout: 'site', indexable: true },
  { id: 'security', screen: 'text', path: '/security', layout: 'site', indexable: true },
  { id: 'questions', screen: 'text', path: '/questions', layout: 'site', indexable: true },
  { id: 'privacy', screen: 'text', path: '/privacy', layout: 'site', indexable: true },
  { id: 'terms', screen: 'text', path: '/terms', layout: 'site', indexable: true },
  { id: 'search', screen: 'search', path: '/search', layout: 'site', query: ['q', 'kind', 'topic'], indexable: false },
  { id: 'managePosts', screen: 'managePosts', path: '/admin/manage-posts', layout: 'site', indexable: false },
] as const satisfies readonly RouteDefinition[]

type RouteRow = (typeof routes)[number]

export type RouteId = RouteRow['id']

type Screen = RouteRow['screen']

/** The query keys of the routes with a screen. */
export type QueryKey<Name extends Screen> = Extract<RouteRow, { screen: Name; query: unknown }>['query'][number]

/** What the loader of a screen can read of the query: the keys of the table, or all when inputs of calculators are among them. */
export type QueryOf<Name extends Screen> = [Extract<RouteRow, { screen: Name; hasInputs: true }>] extends [never]
  ? AddressQuery<QueryKey<Name>>
  : URLSearchParams

export type AddressQuery<Key extends string> = Pick<URLSearchParams, 'size'> & {
  readonly get: (key: Key) => string | null
}

type TextRow = Extract<RouteRow, { screen: 'text' }>

/** The path of a page of text, which is also the path of its file in content/pages: `/privacy` shows `privacy.json`. */
export type TextPath = Exclude<TextRow['path'], `${string}:${string}`>

export const textPaths: readonly TextPath[] = routes
  .filter((row): row is TextRow => row.screen === 'text')
  .map(({ path }) => path)
  .filter((path): path is TextPath => !path.includes(':'))

/** The page with the form. */
export const contactPath = '/contact' satisfies Extract<RouteRow, { screen: 'contact' }>['path']

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** The parameters in the path of the route `Id`, as `{ postId: string }`. */
export type RouteParams<Id extends RouteId> = {
  readonly [Name in ParamNames<Extract<RouteRow, { id: Id }>['path']>]: string
}

/** The routes without parameters. */
export type StaticRouteId = { [Id in RouteId]: keyof RouteParams<Id> extends never ? Id : never }[RouteId]

/** A row of the table with its optional columns filled in. */
export type Route = Required<Omit<RouteDefinition, 'id' | 'screen'>> & Pick<RouteRow, 'id' | 'screen'>

export const routeTable: readonly Route[] = routes.map(row => ({ aliases: [], query: [], hasInputs: false, ...row }))

const rowsById = new Map(routeTable.map(route => [route.id, route]))

export function getRoute(id: RouteId): Route {
  const route = rowsById.get(id)
  if (route === undefined) throw new Error(`no route has the id "${id}"`)
  return route
}

export function isStaticRouteId(id: string): id is StaticRouteId {
  return routes.some(route => route.id === id && !route.path.includes(':'))
}

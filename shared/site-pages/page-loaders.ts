import { linkTo } from '../addresses/links.ts'
import type { RouteId, ScreenOf } from '../addresses/routes.ts'
import { loadPaper, loadPost } from '../blog/load-piece.ts'
import { loadBlog, loadBlogs } from '../blog/load-post-list.ts'
import { loadReading } from '../blog/load-reading.ts'
import type { IndustryPageContent, Library } from '../content/library.ts'
import type { PageTexts, TextPageText } from '../content/schemas/page-texts.ts'
import { filterDemos, parseDemoFilters, toFilterOptions } from '../demos/filter-demos.ts'
import { activeDemos, demosMatchingTags } from '../demos/match-demos.ts'
import { countProducts, filterLandscape, parseLandscapeFilters } from '../landscape/filter-landscape.ts'
import { findMainTopic, findNearestTopic } from '../topics/find-topic.ts'
import { loadTopic, loadTopics } from '../topics/load-topic.ts'
import { loadPageIds } from './load-page-ids.ts'
import { type Loader, show } from './loaded.ts'
import { newest, toDemoSummary, toEngagementSummary, toJobSummary } from './summaries.ts'

type TextPageName = {
  [Name in keyof PageTexts]: TextPageText extends PageTexts[Name] ? Name : never
}[keyof PageTexts]

/** Loads the data of each page of the route table. */
export const pageLoaders: { readonly [Id in RouteId]: Loader<ScreenOf<Id>> } = {
  home: async ({ library }) => {
    const [text, { cards }, demos, posts] = await Promise.all([
      library.read('pages/home'),
      library.read('pages/services'),
      library.read('demos'),
      library.read('posts'),
    ])
    const data = {
      text,
      services: cards.map(({ icon, title, description }) => ({ icon, title, description })),
      demos: activeDemos(demos).map(({ id, name, description, thumbnailUrl, requiresAuth }) => {
        return { id, name, description, thumbnailUrl, requiresAuth }
      }),
      posts: posts.slice(0, 3).map(({ id, displayTitle, publishedOn, cover }) => {
        return { id, displayTitle, publishedOn, cover: { src: cover.src, alt: '' } }
      }),
    }
    return show({ screen: 'home', data }, text.meta)
  },
  about: async ({ library }) => {
    const [text, team] = await Promise.all([library.read('pages/about'), library.read('team')])
    return show({ screen: 'about', data: { text, team } }, text.meta)
  },
  // Every page loads this module, and few visitors look at people.
  person: async request => (await import('./load-person.ts')).loadPerson(request),
  services: async ({ library }) => {
    const [text, methodologies] = await Promise.all([library.read('pages/services'), library.read('methodologies')])
    return show({ screen: 'services', data: { text, methodologies } }, text.meta)
  },
  aiReadinessAndAdoption: service('ai-readiness-and-adoption'),
  aiReadinessAndStrategy: service('ai-readiness-and-strategy'),
  aiManagedServices: service('ai-managed-services'),
  aiImplementation: service('ai-implementation'),
  aiStaffing: service('ai-staffing'),
  aiSolutions: async ({ library }) => {
    const service = await library.read('services/ai-solutions')
    return show({ screen: 'solutions', data: { service } }, service.meta)
  },
  // Only this page needs the topics of messages and the estimate.
  contact: async request => (await import('../contact/load-contact.ts')).loadContact(request),
  blog: loadBlog,
  blogs: loadBlogs,
  blogPost: request => loadPost(request, 'blogPost'),
  blogsPost: request => loadPost(request, 'blogsPost'),
  topics: loadTopics,
  topic: loadTopic,
  insights: textPage('pages/insights'),
  whitePapers: async ({ library }) => {
    const [text, all, topics] = await Promise.all([
      library.read('pages/whitepapers'),
      library.read('papers'),
      library.read('topics'),
    ])
    const papers = all
      .filter(paper => paper.featured)
      .map(paper => ({ ...paper, topicPage: findMainTopic(paper, topics) }))
    return show({ screen: 'whitePapers', data: { text, papers } }, text.meta)
  },
  whitePaper: loadPaper,
  careers: async ({ library }) => {
    const [text, jobs] = await Promise.all([library.read('pages/careers'), library.read('jobs')])
    const changedOn = newest(jobs.map(({ datePosted }) => datePosted))
    return show({ screen: 'careers', data: { text, jobs: jobs.map(toJobSummary), changedOn } }, text.meta)
  },
  job: async ({ library, params }) => {
    const [jobs, { sections }] = await Promise.all([library.read('jobs'), library.read('pages/careers')])
    const job = jobs.find(({ id }) => id === params.jobId)
    if (job === undefined) return { kind: 'missing', what: 'job' }
    const process = sections?.find(({ kind }) => kind === 'steps')
    const hiring = process && { label: process.heading, to: `${linkTo('careers')}#${process.id}` }
    return show({ screen: 'job', data: { job, hiring } }, { title: job.title, description: job.summary })
  },
  demos: async ({ library, query }) => {
    const [text, all] = await Promise.all([library.read('pages/demos'), library.read('demos')])
    const options = toFilterOptions(all)
    const filters = parseDemoFilters(query, options)
    const activeCount = activeDemos(all).length
    const shown = filterDemos(all, filters)
    const changedOn = newest(shown.map(({ createdAt }) => createdAt))
    const demos = shown.map(toDemoSummary)
    const data = { text, demos, changedOn, activeCount, filters, options }
    return show({ screen: 'demos', data }, text.meta, { query: filters })
  },
  demo: async ({ library, params, query }) => {
    const [text, all] = await Promise.all([library.read('pages/demo'), library.read('demos')])
    const demo = activeDemos(all).find(({ id }) => id === params.demoId)
    if (demo === undefined) return { kind: 'missing', what: 'demo' }
    const industries = library.siteData.industries
      .filter(({ name }) => demo.industries.includes(name))
      .map(({ id, name }) => ({ id, name }))
    const others = activeDemos(all)
      .filter(({ id }) => id !== demo.id)
      .map(toDemoSummary)
    const sample = demo.samples?.find(id => id === query.get('sample'))
    const data = { text, demo, sample, industries, others }
    const meta = { title: demo.name, description: demo.description }
    return show({ screen: 'demo', data }, meta, { query: { sample } })
  },
  industry: async ({ library, params, query }) => {
    const known = library.siteData.industries.find(({ id }) => id === params.industryId)
    if (known === undefined) return { kind: 'missing', what: 'industry' }
    const [{ nearestTopic, ...text }, industry, demos, allTopics] = await Promise.all([
      library.read('pages/industry'),
      library.read(`industries/${known.id}`),
      library.read('demos'),
      library.read('topics'),
    ])
    const open = await loadOpenCase(library, industry, query.get('case'))
    // The address in `link` is not used: the button leads to the contact form.
    const {
      demoTags,
      topics,
      cta: { link, ...cta },
      ...shown
    } = industry
    const success_metrics = industry.success_metrics.map(({ headline, detail }) => ({ headline, detail }))
    const matching = demosMatchingTags(demos, demoTags).map(toDemoSummary)
    const nearest = findNearestTopic(topics, allTopics)
    const pieces = await loadReading(library, topics)
    const about = nearest && { label: nearestTopic.replace('{name}', nearest.label), to: nearest.to }
    const reading = about === undefined ? pieces : [...pieces, about]
    const data = { text, industry: { ...shown, cta, success_metrics }, demos: matching, reading, open }
    const meta = { title: industry.title, description: industry.subtitle }
    return show({ screen: 'industry', data }, meta, { query: { case: open?.useCase.slug } })
  },
  genAiLandscape: async ({ library, query }) => {
    const [text, landscape] = await Promise.all([library.read('pages/landscape'), library.read('landscape')])
    const filters = parseLandscapeFilters(query, landscape)
    const layerNames = landscape.layers.map(({ id, name }) => ({ id, name }))
    const layers = filterLandscape(landscape, filters)
    const productCount = countProducts(layers)
    const data = { ...landscape, text, layers, productCount, layerNames, filters }
    return show({ screen: 'landscape', data }, text.meta, { query: filters })
  },
  glossary: async ({ library }) => {
    const [{ note, ...text }, terms] = await Promise.all([library.read('pages/glossary'), library.read('glossary')])
    return show({ screen: 'glossary', data: { text, terms } }, text.meta)
  },
  howWeWork: textPage('pages/how-we-work'),
  pricing: async ({ library, query }) => {
    // Only this page needs the estimator.
    const [{ estimator, ...text }, { loadEstimate }] = await Promise.all([
      library.read('pages/pricing'),
      import('../pricing/load-estimate.ts'),
    ])
    const estimate = loadEstimate(estimator, query)
    // The addresses of estimates are unlimited, so only the page without one is cached.
    return show({ screen: 'pricing', data: { text, estimate } }, text.meta, { isCacheable: query.size === 0 })
  },
  work: async ({ library }) => {
    const [text, all] = await Promise.all([library.read('pages/work'), library.read('work')])
    return show({ screen: 'work', data: { text, engagements: all.map(toEngagementSummary) } }, text.meta)
  },
  engagement: async ({ library, params }) => {
    const [{ invented }, all] = await Promise.all([library.read('pages/work'), library.read('work')])
    const engagement = all.find(({ id }) => id === params.engagementId)
    if (engagement === undefined) return { kind: 'missing', what: 'page' }
    const { meta, isInvented, outcome, sections, callToAction } = engagement
    const hero = { ...engagement.hero, eyebrow: isInvented ? `${invented} · ${outcome}` : outcome }
    return show({ screen: 'text', data: { text: { meta, hero, sections, callToAction } } }, meta)
  },
  security: textPage('pages/security'),
  privacy: textPage('pages/privacy'),
  terms: textPage('pages/terms'),
  // Only this page needs the search.
  search: async request => (await import('../search/load-search.ts')).loadSearch(request),
  managePosts: async ({ library }) => {
    const [text, posts, pageIds] = await Promise.all([
      library.read('pages/manage-posts'),
      library.read('posts'),
      loadPageIds(library),
    ])
    return show({ screen: 'managePosts', data: { text, posts, pageIds } }, text.meta)
  },
}

function service(id: string): Loader<'service'> {
  return async ({ library }) => {
    const service = await library.read(`services/${id}`)
    return show({ screen: 'service', data: { service } }, service.meta)
  }
}

/** A page that shows the sections of its file in content/pages. */
function textPage(name: TextPageName): Loader<'text'> {
  return async ({ library }) => {
    const text = await library.read(name)
    return show({ screen: 'text', data: { text } }, text.meta)
  }
}

/** The use case with this slug and its case study; undefined when one of them does not exist. */
async function loadOpenCase(library: Library, { id, use_cases }: IndustryPageContent, slug: string | null) {
  const useCase = use_cases.find(candidate => candidate.slug === slug)
  if (useCase === undefined) return undefined
  const study = (await library.read(`cases/${id}`))[useCase.slug]
  return study === undefined ? undefined : { useCase, study }
}

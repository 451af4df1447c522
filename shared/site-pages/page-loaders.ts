import { linkTo } from '../addresses/links.ts'
import { type Route, textPaths } from '../addresses/routes.ts'
import { loadPaper, loadPost } from '../blog/load-article.ts'
import { loadBlog, loadBlogs } from '../blog/load-post-list.ts'
import { loadReading } from '../blog/load-reading.ts'
import type { IndustryPageContent, Library } from '../content/library.ts'
import { type LoadRequest, missing, type PageLoader, show } from '../content/page-loader.ts'
import { filterDemos, parseDemoFilters, toFilterOptions } from '../demos/filter-demos.ts'
import { activeDemos, demosMatchingTags } from '../demos/match-demos.ts'
import { findNearestTopic } from '../topics/find-topic.ts'
import { loadTopic, loadTopics } from '../topics/load-topic.ts'
import { findColleague, findOpening, newest, toDemoSummary, toEngagementSummary, toJobSummary } from './summaries.ts'

/** Loads the data of each screen of the route table. */
export const pageLoaders = {
  home: async ({ library }) => {
    const [{ bridge, engagement, ...text }, facts, { cards }, demos] = await Promise.all([
      library.read('pages/home'),
      library.read('home'),
      library.read('pages/services'),
      library.read('demos'),
    ])
    const data = {
      text,
      bridge: bridge && { ...bridge, piers: facts.piers },
      engagement: engagement && { ...engagement, curve: facts.curve },
      services: cards.map(({ title, description }) => ({ title, description })),
      demos: activeDemos(demos).map(({ id, name, thumbnailUrl, sceneUrl, requiresAuth }) => {
        return { id, name, thumbnailUrl, sceneUrl, requiresAuth }
      }),
    }
    return show(data, text.meta)
  },
  about: async ({ library }) => {
    const [text, team] = await Promise.all([library.read('pages/about'), library.read('team')])
    return show({ text, team }, text.meta)
  },
  // Every page loads this module, and few visitors look at people.
  person: async request => (await import('./load-person.ts')).loadPerson(request),
  services: async ({ library }) => {
    const [text, methodologies] = await Promise.all([library.read('pages/services'), library.read('methodologies')])
    return show({ text, methodologies }, text.meta)
  },
  service: loadService,
  solutions: loadService,
  // Only this page needs the topics of messages and the estimate.
  contact: async request => (await import('../contact/load-contact.ts')).loadContact(request),
  blog: loadBlog,
  blogs: loadBlogs,
  post: loadPost,
  topics: loadTopics,
  topic: loadTopic,
  insights: async request => (await import('../topics/load-insights.ts')).loadInsights(request),
  text: loadText,
  whitePapers: async ({ library }) => {
    const [text, all] = await Promise.all([library.read('pages/whitepapers'), library.read('papers')])
    return show({ text, papers: all.filter(({ featured }) => featured) }, text.meta)
  },
  whitePaper: loadPaper,
  careers: async ({ library }) => {
    const [text, jobs, team] = await Promise.all([
      library.read('pages/careers'),
      library.read('jobs'),
      library.read('team'),
    ])
    const changedOn = newest(jobs.map(({ datePosted }) => datePosted))
    return show(
      { text, jobs: jobs.map(job => ({ ...toJobSummary(job), person: findColleague(job, team) })), changedOn },
      text.meta,
    )
  },
  job: async ({ library, params }) => {
    const [jobs, { sections, colleague }, team] = await Promise.all([
      library.read('jobs'),
      library.read('pages/careers'),
      library.read('team'),
    ])
    const job = jobs.find(({ id }) => id === params.jobId)
    if (job === undefined) return missing('job')
    const person = findColleague(job, team)
    const process = sections?.find(({ kind }) => kind === 'steps')
    const hiring = process && { label: process.heading, to: `${linkTo('careers')}#${process.id}` }
    return show({ job, hiring, person, colleague }, { title: job.title, description: job.summary })
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
    return show(data, text.meta, { query: filters })
  },
  demo: async ({ library, params, query }) => {
    const [text, all] = await Promise.all([library.read('pages/demo'), library.read('demos')])
    const demo = activeDemos(all).find(({ id }) => id === params.demoId)
    if (demo === undefined) return missing('demo')
    const industries = library.siteData.industries
      .filter(({ name }) => demo.industries.includes(name))
      .map(({ id, name }) => ({ id, name }))
    const others = activeDemos(all)
      .filter(({ id }) => id !== demo.id)
      .map(toDemoSummary)
    const sample = demo.samples?.find(id => id === query.get('sample'))
    const data = { text, demo, sample, industries, others }
    const meta = { title: demo.name, description: demo.description }
    return show(data, meta, { query: { sample } })
  },
  industry: async ({ library, params, query }) => {
    const known = library.siteData.industries.find(({ id }) => id === params.industryId)
    if (known === undefined) return missing('industry')
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
    const articles = await loadReading(library, topics)
    const about = nearest && { label: nearestTopic.replace('{name}', nearest.label), to: nearest.to }
    const reading = about === undefined ? articles : [...articles, about]
    const data = { text, industry: { ...shown, cta, success_metrics }, demos: matching, reading, open }
    const meta = { title: industry.title, description: industry.subtitle }
    return show(data, meta, { query: { case: open?.useCase.slug } })
  },
  // Only this page needs its filters.
  landscape: async request => (await import('../landscape/load-landscape.ts')).loadLandscape(request),
  glossary: async ({ library }) => {
    const [{ note, ...text }, terms] = await Promise.all([library.read('pages/glossary'), library.read('glossary')])
    return show({ text, terms }, text.meta)
  },
  corrections: async ({ library }) => {
    const [text, changes] = await Promise.all([library.read('pages/corrections'), library.read('changes')])
    return show({ text, changes }, text.meta)
  },
  sources: async ({ library }) => {
    const [text, sources] = await Promise.all([library.read('pages/sources'), library.read('sources')])
    return show({ text, sources }, text.meta)
  },
  // Every page loads this module, and few visitors look for a chart.
  charts: async request => (await import('./load-charts.ts')).loadCharts(request),
  pricing: async ({ library, query }) => {
    // Only this page needs the estimator.
    const { loadEstimate } = await import('../calculators/estimate.ts')
    const [{ estimate: words, ...text }, estimate] = await Promise.all([
      library.read('pages/pricing'),
      loadEstimate(library, query),
    ])
    const { message, ...labels } = words
    // The addresses of estimates are unlimited, so only the page without one is cached.
    return show({ text, labels, estimate }, text.meta, {
      isCacheable: !estimate.fields.some(({ name }) => query.has(name)),
    })
  },
  work: async ({ library }) => {
    const [{ lead, ...text }, all] = await Promise.all([library.read('pages/work'), library.read('work')])
    const engagements = all.map(toEngagementSummary).sort((a, b) => Number(b.id === lead) - Number(a.id === lead))
    return show({ engagements, text }, text.meta)
  },
  engagement: async ({ library, params }) => {
    const [{ invented }, all] = await Promise.all([library.read('pages/work'), library.read('work')])
    const engagement = all.find(({ id }) => id === params.engagementId)
    if (engagement === undefined) return missing('page')
    const { meta, hero, isInvented, outcome, sections = [], callToAction } = engagement
    const opening = findOpening(sections)
    const eyebrow = isInvented ? `${invented} · ${outcome}` : outcome
    const rest = opening === undefined ? sections : sections.slice(1)
    const drawing = opening?.drawing
    return show({ hero: { ...hero, eyebrow }, drawing, sections: rest, callToAction }, meta)
  },
  // Only this page needs the search.
  search: async request => (await import('../search/load-search.ts')).loadSearch(request),
  managePosts: async ({ library }) => {
    // Only this page needs the ids of all pages.
    const { loadPageIds } = await import('./load-page-ids.ts')
    const [text, posts, pageIds] = await Promise.all([
      library.read('pages/manage-posts'),
      library.read('posts'),
      loadPageIds(library),
    ])
    return show({ text, posts, pageIds }, text.meta)
  },
} satisfies { readonly [Screen in Route['screen']]: PageLoader<Screen> }

/** Only pages of services need it. */
async function loadService(request: LoadRequest) {
  return (await import('./load-service.ts')).loadService(request)
}

/** The page of the file in content/pages with the same path. */
async function loadText({ library, route }: LoadRequest) {
  const path = textPaths.find(each => each === route.path)
  if (path === undefined) return missing('page')
  const text = await library.read(`pages${path}`)
  return show({ text }, text.meta)
}

/** The use case with this slug and its case study; undefined when one of them does not exist. */
async function loadOpenCase(library: Library, { id, use_cases }: IndustryPageContent, slug: string | null) {
  const useCase = use_cases.find(candidate => candidate.slug === slug)
  if (useCase === undefined) return undefined
  const study = (await library.read(`cases/${id}`))[useCase.slug]
  return study === undefined ? undefined : { useCase, study }
}

import type { ComponentType } from 'react'
import type { Page, PageOf, Runtime, ScreenId } from '../shared/site-pages/page-data.ts'
import { loadParts } from './components/lazy-part.ts'

type Screen<Id extends ScreenId> = ComponentType<{ readonly page: PageOf<Id>; readonly runtime: Runtime }>

/** The screens and the code that draws each, fetched when a visitor goes there. */
export const screens: { readonly [Id in ScreenId]: () => Promise<Screen<Id>> } = {
  home: () => import('./pages/home/HomePage.tsx').then(module => module.HomePage),
  about: () => import('./pages/about/AboutPage.tsx').then(module => module.AboutPage),
  person: () => import('./pages/person/PersonPage.tsx').then(module => module.PersonPage),
  services: () => import('./pages/services/ServicesPage.tsx').then(module => module.ServicesPage),
  service: () => import('./pages/service/ServicePage.tsx').then(module => module.ServicePage),
  solutions: () => import('./pages/solutions/SolutionsPage.tsx').then(module => module.SolutionsPage),
  contact: () => import('./pages/contact/ContactPage.tsx').then(module => module.ContactPage),
  blog: () => import('./pages/blog/BlogPage.tsx').then(module => module.BlogPage),
  blogs: () => import('./pages/blogs/BlogsPage.tsx').then(module => module.BlogsPage),
  post: () => import('./pages/post/PostPage.tsx').then(module => module.PostPage),
  insights: () => import('./pages/insights/InsightsPage.tsx').then(module => module.InsightsPage),
  text: () => import('./pages/text/TextPage.tsx').then(module => module.TextPage),
  pricing: () => import('./pages/pricing/PricingPage.tsx').then(module => module.PricingPage),
  work: () => import('./pages/work/WorkPage.tsx').then(module => module.WorkPage),
  engagement: () => import('./pages/engagement/EngagementPage.tsx').then(module => module.EngagementPage),
  topics: () => import('./pages/topics/TopicsPage.tsx').then(module => module.TopicsPage),
  topic: () => import('./pages/topic/TopicPage.tsx').then(module => module.TopicPage),
  whitePapers: () => import('./pages/white-papers/WhitePapersPage.tsx').then(module => module.WhitePapersPage),
  whitePaper: () => import('./pages/white-paper/WhitePaperPage.tsx').then(module => module.WhitePaperPage),
  careers: () => import('./pages/careers/CareersPage.tsx').then(module => module.CareersPage),
  job: () => import('./pages/job/JobPage.tsx').then(module => module.JobPage),
  demos: () => import('./pages/demos/DemosPage.tsx').then(module => module.DemosPage),
  demo: () => import('./pages/demo/DemoPage.tsx').then(module => module.DemoPage),
  industry: () => import('./pages/industry/IndustryPage.tsx').then(module => module.IndustryPage),
  landscape: () => import('./pages/landscape/LandscapePage.tsx').then(module => module.LandscapePage),
  glossary: () => import('./pages/glossary/GlossaryPage.tsx').then(module => module.GlossaryPage),
  corrections: () => import('./pages/corrections/CorrectionsPage.tsx').then(module => module.CorrectionsPage),
  sources: () => import('./pages/sources/SourcesPage.tsx').then(module => module.SourcesPage),
  charts: () => import('./pages/charts/ChartsPage.tsx').then(module => module.ChartsPage),
  search: () => import('./pages/search/SearchPage.tsx').then(module => module.SearchPage),
  managePosts: () => import('./pages/manage-posts/ManagePostsPage.tsx').then(module => module.ManagePostsPage),
  message: () => import('./pages/message/MessagePage.tsx').then(module => module.MessagePage),
}

/** A screen that takes any page; `loadScreen` gives the one that fits the page's `screen`. */
export type ScreenComponent = ComponentType<{ readonly page: Page; readonly runtime: Runtime }>

export async function loadScreen(id: ScreenId): Promise<ScreenComponent> {
  // The table ties each screen to its own data; TypeScript cannot follow that tie through a union.
  return (await screens[id]()) as ScreenComponent
}

/** Loads all screens and their parts, for a server that must not depend on reading files later. */
export async function loadScreens(): Promise<void> {
  await Promise.all(Object.values(screens).map(load => load()))
  await loadParts()
}

/**
 * The path of each screen's module from the project's root, by which the build's manifest knows its chunk. Modules are
 * named for their screens: that of `whitePaper` is `client/pages/white-paper/WhitePaperPage.tsx`.
 */
export function screenModules(): ReadonlyMap<string, string> {
  return new Map(
    Object.keys(screens).map(id => {
      const folder = id.replace(/[A-Z]/g, capital => `-${capital.toLowerCase()}`)
      return [id, `client/pages/${folder}/${id.charAt(0).toUpperCase()}${id.slice(1)}Page.tsx`]
    }),
  )
}

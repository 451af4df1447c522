import type { ComponentType } from 'react'
import type { Page, PageOf, Runtime, ScreenId } from '../shared/page-data.ts'

type Screen<Id extends ScreenId> = ComponentType<{ readonly page: PageOf<Id>; readonly runtime: Runtime }>

/** The screens and the code that draws each, fetched when a visitor goes there. */
export const screens: { readonly [Id in ScreenId]: () => Promise<Screen<Id>> } = {
  home: async () => (await import('./pages/home/HomePage.tsx')).HomePage,
  about: async () => (await import('./pages/about/AboutPage.tsx')).AboutPage,
  services: async () => (await import('./pages/services/ServicesPage.tsx')).ServicesPage,
  service: async () => (await import('./pages/service/ServicePage.tsx')).ServicePage,
  solutions: async () => (await import('./pages/solutions/SolutionsPage.tsx')).SolutionsPage,
  contact: async () => (await import('./pages/contact/ContactPage.tsx')).ContactPage,
  blog: async () => (await import('./pages/blog/BlogPage.tsx')).BlogPage,
  blogs: async () => (await import('./pages/blogs/BlogsPage.tsx')).BlogsPage,
  post: async () => (await import('./pages/post/PostPage.tsx')).PostPage,
  insights: async () => (await import('./pages/insights/InsightsPage.tsx')).InsightsPage,
  whitePapers: async () => (await import('./pages/white-papers/WhitePapersPage.tsx')).WhitePapersPage,
  whitePaper: async () => (await import('./pages/white-paper/WhitePaperPage.tsx')).WhitePaperPage,
  careers: async () => (await import('./pages/careers/CareersPage.tsx')).CareersPage,
  job: async () => (await import('./pages/job/JobPage.tsx')).JobPage,
  demos: async () => (await import('./pages/demos/DemosPage.tsx')).DemosPage,
  demo: async () => (await import('./pages/demo/DemoPage.tsx')).DemoPage,
  industry: async () => (await import('./pages/industry/IndustryPage.tsx')).IndustryPage,
  landscape: async () => (await import('./pages/landscape/LandscapePage.tsx')).LandscapePage,
  managePosts: async () => (await import('./pages/manage-posts/ManagePostsPage.tsx')).ManagePostsPage,
  message: async () => (await import('./pages/message/MessagePage.tsx')).MessagePage,
}

/** A screen that takes any page; `loadScreen` gives the one that fits the page's `screen`. */
export type ScreenComponent = ComponentType<{ readonly page: Page; readonly runtime: Runtime }>

export async function loadScreen(id: ScreenId): Promise<ScreenComponent> {
  // The table ties each screen to its own data; TypeScript cannot follow that tie through a union.
  return (await screens[id]()) as ScreenComponent
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

import type { ComponentType } from 'react'
import type { Page, PageOf, Runtime, ScreenId } from '../shared/page-data.ts'

type ScreenModule<Id extends ScreenId> = {
  /** The module's path below client/, by which the build's manifest knows its chunk and styles. */
  readonly module: string
  readonly load: () => Promise<ComponentType<{ readonly page: PageOf<Id>; readonly runtime: Runtime }>>
}

/** The screens and the code that draws each, fetched when a visitor goes there. */
export const screens: { readonly [Id in ScreenId]: ScreenModule<Id> } = {
  home: { module: 'pages/home/HomePage.tsx', load: async () => (await import('./pages/home/HomePage.tsx')).HomePage },
  about: {
    module: 'pages/about/AboutPage.tsx',
    load: async () => (await import('./pages/about/AboutPage.tsx')).AboutPage,
  },
  services: {
    module: 'pages/services/ServicesPage.tsx',
    load: async () => (await import('./pages/services/ServicesPage.tsx')).ServicesPage,
  },
  service: {
    module: 'pages/service/ServicePage.tsx',
    load: async () => (await import('./pages/service/ServicePage.tsx')).ServicePage,
  },
  solutions: {
    module: 'pages/solutions/SolutionsPage.tsx',
    load: async () => (await import('./pages/solutions/SolutionsPage.tsx')).SolutionsPage,
  },
  contact: {
    module: 'pages/contact/ContactPage.tsx',
    load: async () => (await import('./pages/contact/ContactPage.tsx')).ContactPage,
  },
  blog: { module: 'pages/blog/BlogPage.tsx', load: async () => (await import('./pages/blog/BlogPage.tsx')).BlogPage },
  blogs: {
    module: 'pages/blogs/BlogsPage.tsx',
    load: async () => (await import('./pages/blogs/BlogsPage.tsx')).BlogsPage,
  },
  post: { module: 'pages/post/PostPage.tsx', load: async () => (await import('./pages/post/PostPage.tsx')).PostPage },
  text: { module: 'pages/text/TextPage.tsx', load: async () => (await import('./pages/text/TextPage.tsx')).TextPage },
  whitePapers: {
    module: 'pages/white-papers/WhitePapersPage.tsx',
    load: async () => (await import('./pages/white-papers/WhitePapersPage.tsx')).WhitePapersPage,
  },
  whitePaper: {
    module: 'pages/white-paper/WhitePaperPage.tsx',
    load: async () => (await import('./pages/white-paper/WhitePaperPage.tsx')).WhitePaperPage,
  },
  careers: {
    module: 'pages/careers/CareersPage.tsx',
    load: async () => (await import('./pages/careers/CareersPage.tsx')).CareersPage,
  },
  job: { module: 'pages/job/JobPage.tsx', load: async () => (await import('./pages/job/JobPage.tsx')).JobPage },
  demos: {
    module: 'pages/demos/DemosPage.tsx',
    load: async () => (await import('./pages/demos/DemosPage.tsx')).DemosPage,
  },
  demo: { module: 'pages/demo/DemoPage.tsx', load: async () => (await import('./pages/demo/DemoPage.tsx')).DemoPage },
  industry: {
    module: 'pages/industry/IndustryPage.tsx',
    load: async () => (await import('./pages/industry/IndustryPage.tsx')).IndustryPage,
  },
  landscape: {
    module: 'pages/landscape/LandscapePage.tsx',
    load: async () => (await import('./pages/landscape/LandscapePage.tsx')).LandscapePage,
  },
  managePosts: {
    module: 'pages/manage-posts/ManagePostsPage.tsx',
    load: async () => (await import('./pages/manage-posts/ManagePostsPage.tsx')).ManagePostsPage,
  },
  message: {
    module: 'pages/message/MessagePage.tsx',
    load: async () => (await import('./pages/message/MessagePage.tsx')).MessagePage,
  },
}

/** A screen that is handed the page it belongs to, and what the operator's settings say. */
export type ScreenComponent = ComponentType<{ readonly page: Page; readonly runtime: Runtime }>

export async function loadScreen(id: ScreenId): Promise<ScreenComponent> {
  // The table above ties each screen to its own data; TypeScript cannot follow that tie through a union.
  return (await screens[id].load()) as ScreenComponent
}

import type { Demo } from './schemas/demo.ts'
import type { CaseStudy, Industry, UseCase } from './schemas/industry.ts'
import type { Landscape } from './schemas/landscape.ts'
import type * as Pages from './schemas/page-texts.ts'
import type { Job, StaffMember, TeamMember } from './schemas/people.ts'
import type { Methodology, Service } from './schemas/service.ts'
import type { NavigationContent, Site } from './schemas/site.ts'
import type { StoredPostFrontMatter } from './schemas/writing.ts'

/** A post of the blog as lists show it: built-in articles and stored posts alike. */
export type PostCard = {
  readonly id: string
  readonly title: string
  /** Calendar date in UTC, as 2025-08-12. */
  readonly publishedOn: string
  readonly excerpt: string
  readonly cover: Image
  readonly author: PostAuthor
}

/** All that is known of a post but its text. */
export type PostSummary = PostCard & {
  readonly kind: 'article' | 'stored'
  /** Moment of publication, where it is known: an ISO date-time. */
  readonly publishedAt?: string
  readonly topics: readonly string[]
  readonly readTime?: string
  readonly series?: { readonly name: string; readonly part: number }
}

/** A stored post in whole, its text as Markdown in `content`: what its editor needs. */
export type StoredPost = StoredPostFrontMatter & { readonly content: string }

export type Image = { readonly src: string; readonly alt: string }
export type PostAuthor = { readonly name: string; readonly role: string; readonly avatar?: string }

/** A white paper as lists show it. */
export type PaperSummary = {
  readonly id: string
  readonly title: string
  /** Calendar date in UTC, as 2025-05-19. */
  readonly datePublished: string
  readonly excerpt: string
  readonly abstract: string
  readonly cover: Image
  readonly category: string
  readonly tags: readonly string[]
  readonly authors: readonly PaperAuthor[]
  readonly downloadable: boolean
  readonly featured: boolean
}

export type PaperAuthor = { readonly name: string; readonly title: string; readonly avatar?: string }

export type Heading = { readonly id: string; readonly text: string; readonly level: number }

/** The text of a post or paper. */
export type Body = {
  /** Sanitised HTML. */
  readonly html: string
  readonly headings: readonly Heading[]
  /** At 220 words a minute, rounded up. */
  readonly readingMinutes: number
}

/** An industry without its case studies: they are fetched when one is opened. */
export type IndustryPageContent = Omit<Industry, 'use_cases'> & { readonly use_cases: readonly UseCaseSummary[] }
export type UseCaseSummary = Omit<UseCase, 'case_study'>
/** The case studies of an industry by the slug of their use case. */
export type CaseStudies = Readonly<Record<string, CaseStudy>>

/** What every page's frame shows; small, and part of the browser's bundle. */
export type SiteData = {
  readonly site: Site
  readonly navigation: NavigationContent
  /** All industries, sorted by name. */
  readonly industries: readonly { readonly id: string; readonly name: string }[]
}

/** Every document of the library by its name, which is its path in content/ without the ending. */
export type Documents = {
  readonly 'pages/home': Pages.HomeText
  readonly 'pages/about': Pages.AboutText
  readonly 'pages/services': Pages.ServicesText
  readonly 'pages/contact': Pages.ContactText
  readonly 'pages/insights': Pages.InsightsText
  readonly 'pages/blog': Pages.BlogListText
  readonly 'pages/blogs': Pages.BlogListText
  readonly 'pages/whitepapers': Pages.WhitePapersText
  readonly 'pages/careers': Pages.CareersText
  readonly 'pages/demos': Pages.DemosText
  readonly 'pages/landscape': Pages.LandscapeText
  readonly 'pages/manage-posts': Pages.ManagePostsText
  readonly 'pages/messages': Pages.MessagesText
  readonly methodologies: readonly Methodology[]
  readonly team: readonly TeamMember[]
  readonly staff: readonly StaffMember[]
  readonly demos: readonly Demo[]
  readonly landscape: Landscape
  readonly jobs: readonly Job[]
  /** Newest first. */
  readonly posts: readonly PostSummary[]
  /** Newest first. */
  readonly papers: readonly PaperSummary[]
} & {
  readonly [name: `services/${string}`]: Service
  readonly [name: `industries/${string}`]: IndustryPageContent
  readonly [name: `cases/${string}`]: CaseStudies
  readonly [name: `bodies/${string}`]: Body
  readonly [name: `stored/${string}`]: StoredPost
}

export type DocumentName = keyof Documents

/**
 * Where pages get their content: memory or files on the server, static files in the browser. A name that the library
 * does not have rejects, so look an id up in its list first.
 */
export type Library = {
  readonly siteData: SiteData
  readonly read: <Name extends DocumentName>(name: Name) => Promise<Documents[Name]>
}

/** What the compiler makes of content/: documents by name, ready to be written as JSON. */
export type CompiledLibrary = { readonly siteData: SiteData; readonly documents: ReadonlyMap<string, unknown> }

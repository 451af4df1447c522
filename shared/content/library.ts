import type { ChartDocument, ChartFiles, ChartSummary } from './charts.ts'
import type { Lacks, Ledgers } from './listed.ts'
import type { CalculatorContent } from './schemas/calculator.ts'
import type { Demo } from './schemas/demo.ts'
import type { FileSummary } from './schemas/files.ts'
import type { GlossaryEntry } from './schemas/glossary.ts'
import type { HomeFacts } from './schemas/home.ts'
import type { CaseStudies, Industry, UseCaseSummary } from './schemas/industry.ts'
import type { Landscape } from './schemas/landscape.ts'
import type { PageTexts, SampleText } from './schemas/page-texts.ts'
import type { IndexedPages } from './schemas/passages.ts'
import type { Job, Lead, Person, StaffMember, TeamMember } from './schemas/people.ts'
import type { SearchText } from './schemas/search.ts'
import type { WithSections } from './schemas/sections.ts'
import type { Methodology, ServiceContent } from './schemas/service.ts'
import type { NavigationContent, Site } from './schemas/site.ts'
import type { Change, SourceLink } from './schemas/source.ts'
import type { Engagement } from './schemas/work.ts'
import type { StoredPostFrontMatter } from './schemas/writing.ts'
import type { ReadingList, Topic, TopicSummary } from './topic.ts'

/** A post of the blog as lists show it: built-in articles and stored posts alike. */
export type PostCard = {
  readonly id: string
  /** The title as pages show it: in sentence case where `title` is in capitals. */
  readonly displayTitle: string
  /** Calendar date in UTC, as 2025-08-12. */
  readonly publishedOn: string
  readonly excerpt: string
  readonly cover: Image
  readonly author: PostAuthor
}

/** All of a post except its text. */
export type PostSummary = PostCard & {
  /** As in the file; people read `displayTitle`. */
  readonly title: string
  readonly kind: 'article' | 'stored'
  /** Time of publication as an ISO date-time, when known. */
  readonly publishedAt?: string
  /** Day of the last change after publication. */
  readonly changedOn?: string
  readonly topics: readonly string[]
  readonly readTime?: string
  readonly series?: { readonly name: string; readonly part: number }
}

/** A whole stored post; `content` is Markdown. */
export type StoredPost = StoredPostFrontMatter & { readonly content: string }

/** A stored post for the form that edits it. */
export type StoredFile = {
  readonly fields: StoredPostFrontMatter
  /** Its text as it was written. */
  readonly markdown: string
  /** Definitions of the notes that it cites from content/sources. */
  readonly notes: { readonly markdown: string }
}

export type Image = { readonly src: string; readonly alt: string }
export type PostAuthor = {
  /** For a person with a page. */
  readonly id?: string
  readonly name: string
  readonly role: string
  readonly avatar?: string
}

/** A white paper as lists show it. */
export type PaperSummary = {
  readonly id: string
  readonly title: string
  /** Calendar date in UTC, as 2025-05-19. */
  readonly datePublished: string
  /** Day of the last change after publication. */
  readonly changedOn?: string
  readonly excerpt: string
  readonly abstract: string
  readonly cover: Image
  readonly category: string
  readonly tags: readonly string[]
  readonly authors: readonly PaperAuthor[]
  readonly downloadable: boolean
  readonly featured: boolean
}

export type PaperAuthor = {
  readonly id: string
  readonly name: string
  readonly title: string
  readonly avatar?: string
}

export type Heading = { readonly id: string; readonly text: string; readonly level: number }

/** The text of a post or paper. */
export type Body = {
  /** Sanitized HTML. */
  readonly html: string
  readonly headings: readonly Heading[]
  /** At 220 words a minute, rounded up. */
  readonly readingMinutes: number
  /** The page needs the style sheet of charts. */
  readonly hasCharts?: boolean
  /** Ids of the calculators in the text, in order. The HTML has a comment where each belongs. */
  readonly calculators?: readonly string[]
  /** Files to download below the text. */
  readonly files?: readonly FileSummary[]
  readonly history?: History
  /** Written or changed in this browser: the server does not have it. */
  readonly isUnsaved?: boolean
}

export type CalculatorSummary = {
  readonly id: string
  /** The names of its fields, which are keys of a query. */
  readonly inputs: readonly string[]
}

/** A calculator, with the first article that has it. */
export type CalculatorDocument = CalculatorContent & {
  readonly article?: { readonly title: string; readonly path: string }
}

/** A term of the glossary as its page shows it. */
export type ShownTerm = Pick<GlossaryEntry, 'id' | 'definition'> & {
  /** With its abbreviation. */
  readonly term: string
  /** The article, post or paper that explains it. */
  readonly article?: { readonly label: string; readonly to: string }
  readonly sources?: readonly SourceLink[]
  readonly seeAlso?: readonly { readonly id: string; readonly term: string }[]
}

/** What happened to an article after its publication. */
export type History = {
  /** Oldest first. */
  readonly changes?: readonly Change[]
  readonly reviewed?: Review
}
/** When facts were last checked, and by whom: nobody while the company is invented. */
export type Review = { readonly date: string; readonly by?: { readonly name: string; readonly id: string } }

/** A person with what the page links to. */
export type PersonDocument = Person & {
  readonly firstName: string
  /** Services and industries. */
  readonly leads: readonly { readonly title: string; readonly text: string; readonly to: string }[]
  readonly reviewed: readonly ReviewedArticle[]
}
export type ReviewedArticle = { readonly title: string; readonly to: string; readonly reviewedOn: string }

type Led = { readonly lead: Lead }
/** An industry without its case studies, which are fetched when a visitor opens one. */
export type IndustryPageContent = Led &
  Omit<Industry, 'use_cases' | 'snapshot' | 'lead'> & {
    readonly use_cases: readonly UseCaseSummary[]
    readonly snapshot: Omit<Industry['snapshot'], 'sources'> & { readonly sources: readonly SourceLink[] }
  }
/** The content of the layout of every page; part of the browser's bundle. */
export type SiteData = Lacks & {
  readonly site: Site
  /** Says that the company is invented; undefined when it is real. */
  readonly sample?: Omit<SampleText, 'remains'>
  readonly navigation: NavigationContent
  readonly first: Lead
  /** All industries, sorted by name. */
  readonly industries: readonly { readonly id: string; readonly name: string }[]
}

/** A page below /services. */
export type Service = Led & WithSections<Omit<ServiceContent, 'lead'>>

/** Every document of the library by name: its path in content/ without the extension. */
export type Documents = { readonly [Name in keyof PageTexts]: WithSections<PageTexts[Name]> } & {
  /** In the order of their file names. */
  readonly work: readonly WithSections<Engagement>[]
  readonly methodologies: readonly Methodology[]
  readonly team: readonly TeamMember[]
  readonly staff: readonly StaffMember[]
  readonly demos: readonly Demo[]
  readonly landscape: Landscape
  /** From A to Z. */
  readonly glossary: readonly ShownTerm[]
  readonly jobs: readonly Job[]
  /** Newest first. */
  readonly posts: readonly PostSummary[]
  /** Newest first. */
  readonly papers: readonly PaperSummary[]
  /** By title. */
  readonly topics: readonly TopicSummary[]
  readonly home: HomeFacts
  readonly 'reading-lists': readonly ReadingList[]
  readonly search: SearchText
  readonly charts: readonly ChartSummary[]
  readonly calculators: readonly CalculatorSummary[]
  /** What the search knows, read from the rendered pages; only on the server. */
  readonly passages: IndexedPages
} & Ledgers & {
    readonly [name: `people/${string}`]: PersonDocument
    readonly [name: `services/${string}`]: Service
    readonly [name: `industries/${string}`]: IndustryPageContent
    readonly [name: `cases/${string}`]: CaseStudies
    readonly [name: `bodies/${string}`]: Body
    readonly [name: `calculators/${string}`]: CalculatorDocument
    readonly [name: `charts/${string}`]: ChartDocument
    readonly [name: `topics/${string}`]: Topic
    readonly [name: `stored/${string}`]: StoredFile
  }

export type DocumentName = keyof Documents

/**
 * The content of pages, from memory or files on the server and from static files in the browser. `read` rejects for an
 * unknown name, so look up an id in its list first.
 */
export type Library = {
  readonly siteData: SiteData
  readonly read: <Name extends DocumentName>(name: Name) => Promise<Documents[Name]>
}

/** The output of the compiler: documents by name, ready to be written as JSON. */
export type CompiledLibrary = {
  readonly siteData: SiteData
  readonly documents: ReadonlyMap<string, unknown>
  readonly files: FileSources
}

/** What there is to download. */
export type FileSources = {
  /** Ids of content/files and of papers: their files are in public/files. */
  readonly offered: readonly string[]
  readonly tables: readonly { readonly id: string; readonly csv: string }[]
  readonly charts: readonly ChartFiles[]
}

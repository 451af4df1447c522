import { z } from 'zod'
import { type TextPath, textPaths } from '../../addresses/routes.ts'
import { calculatorTextSchema } from './calculator-text.ts'
import { chartsPageSchema } from './chart-pages.ts'
import { contactSchema } from './contact.ts'
import { demoPageSchema, demosSchema } from './demo-pages.ts'
import { errorsSchema, sampleSchema } from './errors.ts'
import {
  calendarDate,
  callToAction,
  hero,
  iconName,
  meta,
  pageLink,
  picture,
  picturedHero,
  sectionHead,
  slug,
  text,
} from './fields.ts'
import { glossaryPageSchema } from './glossary.ts'
import { bridgeSchema, openEngagementSchema } from './home.ts'
import { changesPageSchema, sourcesPageSchema } from './ledgers.ts'
import { messageStatusSchema } from './message-status.ts'
import { personPageSchema } from './people.ts'
import { estimateTextSchema } from './pricing.ts'
import { sections, siteLink } from './sections.ts'
import { topicsPageSchema } from './topic.ts'
import { blogSchema, blogsSchema, insightsSchema, whitePapersSchema } from './writing-lists.ts'

/** Texts of single pages: one file each in content/pages. */

const serviceCard = () =>
  z.strictObject({
    icon: iconName().describe('Icon of the card'),
    title: text().describe("Name of the service; the card's link is computed from it"),
    description: text().describe('What it is, in one or two sentences'),
  })

export const homeSchema = z.strictObject({
  meta: meta(),
  hero: picturedHero('images/hero')
    .extend({
      primary: pageLink().describe('The strong button'),
      secondary: pageLink()
        .extend({
          context: text().describe('Words after the label, for screen readers and search engines'),
        })
        .describe('The quiet button'),
    })
    .describe('The first screen'),
  bridge: bridgeSchema.optional(),
  engagement: openEngagementSchema.optional(),
  prices: sectionHead()
    .extend({
      items: z
        .array(z.strictObject({ label: text().describe('What is paid for'), price: text().describe('The price') }))
        .length(3)
        .describe('The three ways to pay'),
      link: siteLink(),
    })
    .optional()
    .describe('What an engagement costs, in one line'),
  services: sectionHead()
    .extend({ more: text().describe('The words of the link of each service') })
    .describe("Head of 'Our Services'; the cards are those of the services page"),
  solutions: sectionHead()
    .extend({
      cards: z
        .array(serviceCard().omit({ icon: true }))
        .min(1)
        .describe('The cards'),
    })
    .optional()
    .describe("'Our Solutions'"),
  demos: sectionHead()
    .extend({ all: pageLink(), measured: pageLink().optional() })
    .optional()
    .describe("Head of 'Our Interactive AI Demos'"),
  industries: sectionHead().optional().describe('Name of the pictures of all industries, for screen readers'),
  callToAction: callToAction(),
})

export const aboutSchema = z.strictObject({
  meta: meta(),
  hero: hero(),
  film: sectionHead()
    .required()
    .extend({
      publishedOn: calendarDate().describe('Day the film was put on the site'),
      seconds: z.number().int().min(1).describe('How long it runs'),
    })
    .optional()
    .describe("'See Our Vision in Action'"),
  directions: sectionHead().describe('Head of the cards of mission and vision'),
  mission: sectionHead().required().describe('Card of the mission'),
  vision: sectionHead().required().describe('Card of the vision'),
  team: sectionHead().describe("Head of 'Meet The Team'"),
  callToAction: callToAction(),
})

export const servicesSchema = z.strictObject({
  meta: meta(),
  hero: picturedHero('images/services'),
  cards: z
    .array(serviceCard().extend({ image: picture('images/services').describe('Picture of the card') }))
    .min(1)
    .describe('The service cards'),
  methodologies: sectionHead()
    .extend({ steps: text().describe('Opens the steps of a methodology') })
    .describe("Head of 'How We Do It'"),
  callToAction: callToAction(),
})

export const textPageSchema = z.strictObject({
  meta: meta(),
  hero: hero().partial({ text: true }).describe('The first screen'),
  sections: sections().optional().describe('Sections under the hero'),
  callToAction: callToAction().optional().describe('The closing block'),
})

export const pricingSchema = textPageSchema.extend({
  estimate: estimateTextSchema.describe('Words around the estimator, the calculator "estimate"'),
})

export const workSchema = textPageSchema.extend({
  lead: slug().describe('Id of the engagement whose chart is the first screen'),
  engagements: sectionHead().describe('Head of the cards of all engagements'),
  invented: text().describe('Badge of an engagement that is a worked sample'),
  references: sectionHead()
    .required()
    .extend({
      clients: z
        .array(
          z.strictObject({
            name: text().describe('The client, who has agreed to be named'),
            quote: text().describe('What the client says, word by word'),
            person: text().describe('Who says it, with the role'),
            date: calendarDate().describe('The day on which they agreed'),
          }),
        )
        .describe('Real references; without one the section is not shown'),
    })
    .describe('References of real clients'),
})

export const careersSchema = z.strictObject({
  meta: meta(),
  hero: hero(),
  culture: sectionHead()
    .extend({ highlights: z.array(serviceCard()).min(1).describe('Culture highlights') })
    .describe('How we work together'),
  openings: sectionHead().describe("Head of 'Current Openings'"),
  sections: sections().optional().describe('Sections after the openings; pages of jobs link to the first with steps'),
  colleague: text().describe('On the page of a job, above the name of the person with whom one would work'),
  apply: sectionHead().extend({ more: pageLink() }).describe("Closing block with the 'Apply Today' link"),
})

export const landscapePageSchema = z.strictObject({
  meta: meta(),
  hero: hero(),
  image: picture('images/hero').describe('The picture of all products'),
  list: sectionHead().describe('Head of the list under the picture'),
})

export const managePostsSchema = z.strictObject({ meta: meta(), hero: hero() })

const industryTextSchema = z.strictObject({
  legend: text().describe('Above the use cases: the three kinds of figures'),
  metrics: text().describe('Under the heading of the success metrics: what these figures are'),
  timeline: text().describe('After the range of months of a case study: whose estimate it is'),
  reading: text().describe('Heading of the articles and papers of an industry without demos'),
  nearestTopic: text()
    .includes('{name}', 'must contain {name}')
    .describe('Link to the nearest topic; {name} is its title'),
})

type TextPages = { readonly [Path in TextPath as `pages${Path}.json`]: typeof textPageSchema }

/** The files of content/pages/; optional-files.ts says which can be missing. A page of text needs no row here. */
export const pageFileSchemas = {
  'pages/home.json': homeSchema,
  'pages/about.json': aboutSchema,
  'pages/services.json': servicesSchema,
  'pages/contact.json': contactSchema,
  'pages/pricing.json': pricingSchema,
  'pages/work.json': workSchema,
  'pages/blog.json': blogSchema,
  'pages/blogs.json': blogsSchema,
  'pages/whitepapers.json': whitePapersSchema,
  'pages/topics.json': topicsPageSchema,
  'pages/careers.json': careersSchema,
  'pages/insights.json': insightsSchema,
  'pages/demos.json': demosSchema,
  'pages/demo.json': demoPageSchema,
  'pages/landscape.json': landscapePageSchema,
  'pages/glossary.json': glossaryPageSchema,
  'pages/corrections.json': changesPageSchema,
  'pages/sources.json': sourcesPageSchema,
  'pages/charts.json': chartsPageSchema,
  'pages/manage-posts.json': managePostsSchema,
  'pages/errors.json': errorsSchema,
  'pages/message-status.json': messageStatusSchema,
  'pages/calculator.json': calculatorTextSchema,
  'pages/industry.json': industryTextSchema,
  'pages/person.json': personPageSchema,
  'pages/sample.json': sampleSchema,
  // TypeScript widens the keys that it does not see written.
  ...(Object.fromEntries(textPaths.map(path => [`pages${path}.json`, textPageSchema])) as TextPages),
} as const

type PageFile = keyof typeof pageFileSchemas

/** The documents of the library that hold texts of pages, such as `pages/home`. */
export type PageTexts = {
  readonly [File in PageFile as File extends `${infer Name}.json` ? Name : never]: z.infer<
    (typeof pageFileSchemas)[File]
  >
}

/** All of them by name. */
export const pageTextNames = Object.keys(pageFileSchemas)
  .map(file => file.replace(/\.json$/, ''))
  .filter(isPageTextName)

function isPageTextName(name: string): name is keyof PageTexts {
  return Object.hasOwn(pageFileSchemas, `${name}.json`)
}

export type HomeText = z.infer<typeof homeSchema>
export type AboutText = z.infer<typeof aboutSchema>
export type ContactText = z.infer<typeof contactSchema>
export type WorkText = z.infer<typeof workSchema>
export type LandscapeText = z.infer<typeof landscapePageSchema>
export type GlossaryText = z.infer<typeof glossaryPageSchema>
export type IndustryText = Omit<z.infer<typeof industryTextSchema>, 'nearestTopic'>
export type SampleText = z.infer<typeof sampleSchema>
export type ErrorsText = z.infer<typeof errorsSchema>

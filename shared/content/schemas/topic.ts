import { z } from 'zod'
import { appears, draft, hero, meta, sectionHead, slug, text } from './fields.ts'

/** Topics and reading lists: what to read, in which order and why. */

const readingOrder = () =>
  z.array(
    z.strictObject({
      article: slug().describe('Id of an article, a post or a paper'),
      why: text().describe('One sentence: why to read it at this point'),
    }),
  )

/** content/topics/{id}.json */
export const topicSchema = z.strictObject({
  id: slug().describe('Last part of the path, /topics/{id}'),
  draft: draft(),
  appears: appears(),
  meta: meta(),
  hero: hero(),
  tags: z.array(text()).min(1).describe('Tags of articles that lead here; a tag belongs to one topic'),
  introduction: z
    .strictObject({
      heading: text().describe('What is decisive, in a few words'),
      paragraphs: z.array(text()).min(1).describe('150 to 250 words'),
    })
    .describe('What we think'),
  reading: readingOrder().min(3).describe('Articles in the order in which to read them'),
  useCases: z
    .array(
      z.strictObject({
        industry: slug().describe('Id of an industry'),
        useCase: slug().describe('Slug of one of its use cases'),
      }),
    )
    .optional()
    .describe('Use cases of industries'),
  calculators: z.array(slug()).optional().describe('Ids of calculators that stand in an article'),
  products: z.array(slug()).optional().describe('Products of the landscape: their names as slugs'),
  files: z.array(slug()).optional().describe('Ids of files to download'),
})

/** content/reading-lists.json */
export const readingListsSchema = z.array(
  z.strictObject({
    id: slug().describe('Anchor of the list on the page of all topics'),
    role: text().describe('Whom the list is for'),
    text: text().describe('What the reader can do afterward, in one sentence'),
    reading: readingOrder().min(5).max(7).describe('Five to seven articles in the order in which to read them'),
  }),
)

/** content/pages/topics.json */
export const topicsPageSchema = z.strictObject({
  meta: meta(),
  hero: hero(),
  topics: sectionHead().describe('Head of the cards of all topics'),
  roles: sectionHead().describe('Head of the reading lists'),
  feed: z
    .strictObject({
      title: text().describe('Title of the feed of all articles'),
      description: text().describe('What it has'),
      link: text().describe('The words of the link to the feed of a topic'),
      none: text().describe('Why there is no newsletter, beside that link'),
    })
    .describe('Words of the feeds'),
  topic: z
    .strictObject({
      reading: z
        .strictObject({
          heading: text().describe('Heading of the reading order'),
          text: text().describe('What stands between the number of its pieces and their time'),
        })
        .describe('The reading order'),
      more: sectionHead().describe('Head of the newest articles that are not in the reading order'),
      practice: sectionHead().describe('Head of what belongs to the topic elsewhere on this site'),
      useCases: text().describe('Small heading above the use cases'),
      demos: text().describe('Small heading above the demos'),
      calculators: text().describe('Small heading above the calculators'),
      products: text().describe('Small heading above the products'),
      files: sectionHead().describe('Head of the files to download'),
      article: text().describe('The kind of an article or a post'),
      paper: text().describe('The kind of a white paper'),
    })
    .describe('Words of the page of a topic'),
})

export type TopicContent = z.infer<typeof topicSchema>
export type ReadingOrder = TopicContent['reading']
export type ReadingListContent = z.infer<typeof readingListsSchema>[number]

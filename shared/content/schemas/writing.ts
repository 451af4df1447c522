import { z } from 'zod'
import { calendarDate, draft, picture, slug, text } from './fields.ts'
import { postCategories, postRules, type RuledPostField } from './post-rules.ts'
import { historyFields } from './source.ts'

/** Front matter of the Markdown files. */

/** A text that the rules of the post editor judge. */
const ruledText = (name: RuledPostField) =>
  z
    .string()
    .trim()
    .superRefine((value, context) => {
      const message = postRules[name](value)
      if (message !== undefined) context.addIssue(message)
    })

const ruledPicture = (name: 'coverImage' | 'image') =>
  z.strictObject({
    src: ruledText(`${name}.src`).describe("Path of the picture, from the site's root"),
    alt: ruledText(`${name}.alt`).describe('What the picture shows, for those who cannot see it'),
  })

const excerpt = () => ruledText('excerpt').describe('One or two sentences for the cards')

/** What articles, posts and papers have in common. */
const articleFields = {
  draft: draft(),
  files: z.array(slug()).min(1).optional().describe('Files to download below the text, by their ids'),
  ...historyFields,
}

/** A built-in article, content/articles/blog-{number}.md. */
export const articleSchema = z.strictObject({
  id: z
    .string()
    .regex(/^blog-\d+$/, 'must be "blog-" and a number')
    .describe('Last part of the path'),
  title: text()
    .refine(title => title === title.toUpperCase(), 'must be in upper case')
    .describe('Title, in upper case'),
  datePublished: z
    .string()
    .regex(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/, 'must be a long date such as "August 12, 2025"')
    .describe('Day of publication, in words; it waits until then'),
  author: text().describe('Name of a team member'),
  excerpt: excerpt(),
  cover: picture().describe('Cover picture'),
  topics: z.array(text()).min(1).describe('Topics; articles that share some are shown as related'),
  series: z
    .strictObject({
      name: text().describe('Name of the series'),
      part: z.number().int().min(1).describe('Which part this is'),
    })
    .optional()
    .describe('Series that the article belongs to'),
  ...articleFields,
})

/** A sample post of the in-memory store, content/posts/{id}.md. */
export const storedPostSchema = z.strictObject({
  id: ruledText('id').describe('Last part of the address'),
  title: ruledText('title').describe('Title'),
  coverImage: ruledPicture('coverImage').describe('Cover picture'),
  image: ruledPicture('image').optional().describe('Further picture'),
  publishDate: ruledText('publishDate').describe('Moment of publication in UTC, such as 2024-05-15T09:00:00Z'),
  excerpt: excerpt(),
  category: z.enum(postCategories, { error: ({ input }) => postRules.category(String(input)) }).describe('Category'),
  tags: z.array(text().regex(/^[^,]*$/, 'must not have a comma')).describe('Tags'),
  readTime: ruledText('readTime').describe('Reading time'),
  author: z
    .strictObject({
      name: ruledText('author.name'),
      role: ruledText('author.role'),
      avatar: ruledText('author.avatar').optional(),
    })
    .describe('Author with role and avatar'),
  ...articleFields,
})

/** A white paper, content/papers/{id}.md. The table of contents is computed from its headings. */
export const paperSchema = z.strictObject({
  id: slug().describe('Last part of the path'),
  title: text().describe('Title'),
  datePublished: calendarDate().describe('Day of publication; it waits until then'),
  authors: z.array(text()).min(1).describe('Names of team members'),
  excerpt: excerpt(),
  abstract: text().describe('Summary, one paragraph'),
  cover: picture().describe('Cover picture'),
  tags: z.array(text()).min(1).describe('Tags, shown as #tag'),
  category: text().describe('Category badge'),
  downloadable: z.boolean().describe('True offers a download'),
  featured: z.boolean().describe('True lists it on /whitepapers'),
  ...articleFields,
})

export type ArticleFrontMatter = z.infer<typeof articleSchema>
export type StoredPostFrontMatter = z.infer<typeof storedPostSchema>
export type PaperFrontMatter = z.infer<typeof paperSchema>

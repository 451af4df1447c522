import { z } from 'zod'
import { postCategories } from '../../blog/post-categories.ts'
import { calendarDate, picture, picturePath, slug, text } from './fields.ts'

/** Front matter of the Markdown files. */

const excerpt = () => text().max(220, 'must have at most 220 characters').describe('One or two sentences for the cards')

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
    .describe('Day of publication, in words'),
  author: text().describe('Name of a team member'),
  excerpt: excerpt(),
  cover: picture().describe('Cover picture'),
  topics: z.array(text()).min(1).describe('Topics; pieces that share some are shown as related'),
  series: z
    .strictObject({
      name: text().describe('Name of the series'),
      part: z.number().int().min(1).describe('Which part this is'),
    })
    .optional()
    .describe('Series that the piece belongs to'),
})

/** A sample post of the in-memory store, content/posts/{id}.md. */
export const storedPostSchema = z.strictObject({
  id: slug().describe('Last part of the path'),
  title: text().describe('Title'),
  coverImage: picture().describe('Cover picture'),
  image: picture().optional().describe('Further picture'),
  publishDate: z.iso.datetime('must be a date and time such as 2024-05-15T09:00:00Z').describe('Moment of publication'),
  excerpt: excerpt(),
  category: z.enum(postCategories).describe('Category'),
  tags: z.array(text().regex(/^[^,]*$/, 'must not have a comma')).describe('Tags'),
  readTime: z
    .string()
    .regex(/^\d+ min read$/, 'must have the form "5 min read"')
    .describe('Reading time'),
  author: z
    .strictObject({ name: text(), role: text(), avatar: picturePath().optional() })
    .describe('Author with role and avatar'),
})

/** A white paper, content/papers/{id}.md. The table of contents is computed from its headings. */
export const paperSchema = z.strictObject({
  id: slug().describe('Last part of the path'),
  title: text().describe('Title'),
  datePublished: calendarDate().describe('Day of publication'),
  authors: z.array(text()).min(1).describe('Names of team members'),
  excerpt: excerpt(),
  abstract: text().describe('Summary, one paragraph'),
  cover: picture().describe('Cover picture'),
  tags: z.array(text()).min(1).describe('Tags, shown as #tag'),
  category: text().describe('Category badge'),
  downloadable: z.boolean().describe('True offers a download'),
  featured: z.boolean().describe('True lists it on /whitepapers'),
})

export type ArticleFrontMatter = z.infer<typeof articleSchema>
export type StoredPostFrontMatter = z.infer<typeof storedPostSchema>
export type PaperFrontMatter = z.infer<typeof paperSchema>

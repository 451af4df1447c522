import { z } from 'zod'
import { hero, meta, sectionHead, text } from './fields.ts'

/** Texts of the lists of posts and papers. */

export const blogListSchema = z.strictObject({
  meta: meta(),
  heading: text().describe("The page's h1"),
  subtitle: text().describe('Line under the heading when no period is chosen'),
  topics: text().describe('Label of the link to the topics'),
  unknownTopic: text().describe('Said above all posts when no topic has the name in the address'),
})

export const blogSchema = blogListSchema.extend({
  papers: text().describe('Heading of the links to the newest papers'),
})

export const blogsSchema = blogListSchema.extend({
  archive: text().describe('Label of the link to the archive by year and month'),
})

export const whitePapersSchema = z.strictObject({
  meta: meta(),
  hero: hero(),
  topics: text().describe('Label of the link to the topics'),
  featured: sectionHead().describe('Head of the featured papers'),
})

export const insightsSchema = z.strictObject({
  meta: meta(),
  hero: hero().partial({ text: true }).describe('The first screen'),
  newest: sectionHead().describe('Head of the three newest pieces'),
  topics: sectionHead().describe('Head of the topics'),
})

export type BlogListText = z.infer<typeof blogListSchema>

import { z } from 'zod'
import { pageLink, slug, text } from './fields.ts'

const message = (when: string) =>
  z
    .strictObject({
      heading: text().describe('The h1'),
      text: text().optional().describe('What happened'),
      back: pageLink().describe('Where to go on'),
    })
    .describe(when)

/** Messages shown instead of a page: it does not exist, or the request failed. */
export const errorsSchema = z.strictObject({
  page: message('There is no such page'),
  blogPost: message('There is no such article'),
  blogsPost: message('There is no such post'),
  job: message('There is no such job'),
  demo: message('There is no such demo'),
  industry: message('There is no such industry'),
  badRequest: message('The address or the request has a wrong form'),
  serverError: message('The server has failed'),
})

/** What an invented company says of itself, while `sample` in site.json is true. */
export const sampleSchema = z.strictObject({
  footer: text().describe('A line of the footer of every page'),
  authors: text().describe('At the foot of an article, where its authors are named'),
  checked: text().describe('At the foot of an article in place of its reviewer: when its facts were checked, {date}'),
  jobs: text().describe('On the page of a job'),
  sent: text().describe('After a message was accepted'),
  people: text().describe('On the page of a person'),
  remains: z
    .strictObject({
      people: z.array(text()).describe('Names of the invented people'),
      jobs: z.array(slug()).describe('Ids of the invented jobs'),
      street: text().describe('SHA-256 of the first line of the invented address, in hexadecimal'),
      film: text().describe('SHA-256 of the film about the invented company, in hexadecimal'),
    })
    .describe('What `npm start -- --check` looks for when the company is real'),
})

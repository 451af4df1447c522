import { z } from 'zod'
import { applySchema } from '../../compiler/apply-schema.ts'
import type { Problem } from '../../compiler/problem.ts'
import { parseSource, type SourceFile } from '../../compiler/source.ts'
import { toServiceId } from '../../shared/addresses/service-path.ts'
import { httpsUrl, text } from '../../shared/content/schemas/fields.ts'
import { siteSchema } from '../../shared/content/schemas/site.ts'
import { isSlug, toSlug } from '../../shared/values/slug.ts'
import { keptNames } from './parts.ts'
import { offeredTypefaces, sampleTypeface } from './typefaces.ts'

/** What the typefaces of the site can draw, without the signs of placeholders. */
const drawable = /^[\p{Script=Latin}\p{Nd} '’.,&+/()–-]*$/u
const name = (max: number) =>
  text()
    .max(max, `must have at most ${max} characters`)
    .regex(
      drawable,
      "must be written in Latin letters, digits and the signs ' . , & + / ( ) -, which the typefaces have",
    )

const hexColor = () => z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a color such as "#10303c"')

const typeface = () => z.enum([...offeredTypefaces.keys()], { error: 'must be a typeface that is offered' })

const { email, phone, address, social } = siteSchema.shape

const companySchema = z.strictObject({
  name: name(60).describe('Name of the company in titles and as the wordmark'),
  legalName: name(80).describe('Registered name, for the copyright line and mails'),
  tagline: name(60).describe('What the company does in one line'),
  description: text().max(170, 'must have at most 170 characters').describe('What it does, in one or two sentences'),
  email: email.describe('E-mail addresses: info, careers and sender'),
  phone: phone.describe('Phone'),
  address: address.describe('Postal address'),
  social: social.default([]).describe('Pages of the company in social networks'),
})

const serviceSchema = z.strictObject({
  name: name(50)
    .refine(
      title => isSlug(toServiceId(title)),
      'must be letters, digits, single spaces and &, because its address is made of it',
    )
    .describe('Name of the service'),
  text: text().max(170, 'must have at most 170 characters').describe('What it is, in one or two sentences'),
})

const industrySchema = z.strictObject({
  name: name(40)
    .refine(industry => toSlug(industry) !== '', 'must have a letter')
    .describe('Name in the menu'),
  text: text().max(170, 'must have at most 170 characters').describe('What you do there, in one or two sentences'),
})

const personSchema = z.strictObject({
  name: name(60)
    .refine(person => toSlug(person) !== '', 'must have a letter')
    .describe('Full name'),
  role: text().max(60, 'must have at most 60 characters').describe('Job title'),
  linkedin: httpsUrl().optional().describe('Address of the profile'),
})

/** What the contact page calls topics of its own. */
const contactTopics = ['security', 'privacy']

/** What `npm run new-site` asks: the answers of a company that makes this site its own. */
export const answersSchema = z
  .strictObject({
    company: companySchema.describe('The company'),
    looks: z
      .strictObject({
        accent: hexColor().default('#2f6f4f').describe('Color of buttons and marks'),
        deep: hexColor().default('#1d2b3a').describe('Dark color of bands and of the footer'),
        typefaces: z
          .strictObject({
            text: typeface().default(sampleTypeface).describe('Typeface of the text'),
            headings: typeface().optional().describe('Typeface of headings and of the name, when it is another one'),
          })
          .prefault({})
          .describe('The typeface pair'),
      })
      .prefault({})
      .describe('Two colors, from which the palette is made, and the typefaces'),
    services: z
      .array(serviceSchema)
      .min(1, 'must have at least one service')
      .superRefine(refuseTwins(({ name }) => toServiceId(name), 'two services have this name'))
      .describe('Services, in the order of their cards'),
    people: z
      .array(personSchema)
      .min(1, 'must have at least one person')
      .superRefine(refuseTwins(({ name }) => toSlug(name), 'two people have this name'))
      .describe('People; the first answers messages and leads the services'),
    industries: z
      .array(industrySchema)
      .superRefine(refuseTwins(({ name }) => toSlug(name), 'two industries have this name'))
      .default([])
      .describe('Industries, each with a page'),
    keep: z
      .array(z.enum(keptNames, { error: `must be one of ${keptNames.join(', ')}` }))
      .default([])
      .describe('Parts of the sample that stay'),
  })
  .superRefine(({ services, industries }, context) => {
    const taken = [...services.map(({ name }) => toServiceId(name)), ...contactTopics]
    industries.forEach(({ name }, index) => {
      if (!taken.includes(toSlug(name))) return
      const message = 'is the name of a service or of another topic of messages'
      context.addIssue({ code: 'custom', message, path: ['industries', index, 'name'], input: name })
    })
  })

export type Answers = z.infer<typeof answersSchema>

/** The answers of a file of YAML or JSON, or all its problems in the form of those of content. */
export function readAnswers(file: SourceFile): { readonly value: Answers } | { readonly problems: readonly Problem[] } {
  const outcome = parseSource(file)
  return 'problems' in outcome ? outcome : applySchema<Answers>(answersSchema, outcome.parsed)
}

function refuseTwins<Item extends { readonly name: string }>(toId: (item: Item) => string, message: string) {
  return (items: readonly Item[], context: z.RefinementCtx): void => {
    const ids = items.map(toId)
    ids.forEach((id, index) => {
      if (ids.indexOf(id) !== index) {
        context.addIssue({ code: 'custom', message, path: [index, 'name'], input: items[index]?.name })
      }
    })
  }
}

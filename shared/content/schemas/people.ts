import { z } from 'zod'

import { calendarDate, draft, httpsUrl, idOf, meta, picturePath, sectionHead, slug, text } from './fields.ts'
import { figure } from './form-hints.ts'

import { siteLink } from './sections.ts'

/** An entry of content/team.json: a person with a page. */
export const personSchema = z.strictObject({
  id: slug().describe('Last part of the path, /team/{id}'),
  name: text().describe('Full name; articles and papers name their authors by it. Its last word is the last name'),
  role: text().describe('Job title'),
  image: picturePath('images/team').describe('Portrait; its words for visitors who cannot see it are the name'),
  avatar: picturePath('images/avatars')
    .optional()
    .describe('Small picture beside articles; without it the initials are shown'),
  bio: text().describe('Two or three sentences'),
  linkedin: httpsUrl().describe('Address of the profile'),
  summary: meta().shape.description.describe(
    'What the person does for a client, in one or two sentences: under the name and in search results',
  ),
  answersFor: z
    .array(
      z.strictObject({
        title: text().describe('Two to four words, such as "The decision"'),
        text: text().describe('One to three sentences'),
      }),
    )
    .min(1)
    .describe('What a client wants to know: which decision the person prepares, what the person refuses'),
  readFirst: z.array(siteLink()).optional().describe('Where to read more of it: pages of this site'),
  contact: z
    .strictObject({
      text: text().describe('What helps the person to answer'),
      topic: slug().describe('Id of the topic that the contact page gets from the button'),
    })
    .describe('How to reach the company about the field of the person'),
})

/** A staff account of the client-only sign-in. The shared password is an operator setting, not content. */
export const accountSchema = z.strictObject({
  id: idOf('people').describe('Id of the person in content/team.json, who has the name and the picture'),
  email: z.email().describe('Address for sign-in; case is ignored'),
  role: text().describe('Role shown after sign-in'),
})

/** The words of all pages of people. `{name}` and `{firstName}` are filled in. */
export const personPageSchema = z.strictObject({
  answers: text().describe('Heading above what the person answers for, with {firstName}'),
  leads: sectionHead().required().describe('Head of the services and industries that the person leads'),
  writing: text().describe('Heading above the articles of the person, with {firstName}'),
  reviews: sectionHead().required().describe("Head of others' articles that the person checked"),
  contact: z
    .strictObject({
      heading: text().describe('Heading of the last part, with {firstName}'),
      button: text().describe('The button, here and on the first screen'),
    })
    .describe('How to ask the person'),
  team: text().describe('The link to all people'),
  first: z
    .strictObject({
      person: idOf('people').describe('Id of the person in content/team.json'),
      label: text().describe('What the person does, with {name} and {role}'),
    })
    .describe('Who answers first, on the contact page and in closing blocks of pages that nobody leads'),
  leader: text().describe('On pages of services and industries: who leads, with {name} and {role}'),
})

const paySchema = z
  .strictObject({
    min: figure().int().positive().describe('Lowest base pay for a period'),
    max: figure().int().positive().describe('Highest base pay for a period'),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, 'must be a currency code such as "USD"')
      .describe('Code of the currency, such as "USD"'),
    period: z.enum(['hour', 'month', 'year']).describe('What the pay is for: an hour, a month or a year'),
    note: text().describe('What the range leaves out, and what decides the place in it'),
  })
  .refine(({ min, max }) => min <= max, { error: 'must not be below min', path: ['max'] })

export const jobSchema = z.strictObject({
  id: slug().describe('Last part of the path, /careers/{id}'),
  draft: draft(),
  title: text().describe('Title of the position'),
  location: text().describe('Place of work, such as "Remote"'),
  type: text().describe('Such as "Full-Time"'),
  department: text().describe('Department'),
  experience: text().describe('Required experience, such as "10+ years"'),
  lead: idOf('people').describe('Id of the person in content/team.json with whom one would work'),
  summary: text().max(220).describe('One or two sentences for the card and the first screen'),
  description: text().describe('The position in one paragraph, below the first screen'),
  responsibilities: z.array(text()).min(1).describe('What the person does'),
  requirements: z.array(text()).min(1).describe('What the person brings'),
  benefits: z.array(text()).min(1).describe('What the company offers'),
  pay: paySchema.describe('The range of base pay'),
  datePosted: calendarDate().describe('Day the position is opened; it waits until then'),
  validThrough: calendarDate().describe('Last day for applications'),
})

export type Person = z.infer<typeof personSchema>
export type Account = z.infer<typeof accountSchema>
export type PersonPageText = z.infer<typeof personPageSchema>

/** A person as the page about the company shows all of them. */
export type TeamMember = Pick<Person, 'id' | 'name' | 'role' | 'image' | 'avatar' | 'bio' | 'linkedin'>

/** An account with its person. */
export type StaffMember = Account & {
  readonly firstName: string
  readonly lastName: string
  readonly avatar: string
}
export type Job = z.infer<typeof jobSchema>
export type Pay = Job['pay']

/** A position as the list of openings shows it. */
export type JobSummary = Pick<Job, 'id' | 'title' | 'location' | 'type' | 'department' | 'summary' | 'pay'>

/** A person who answers for something: a link with the portrait, 480 pixels wide. */
export type Lead = { readonly label: string; readonly to: string; readonly image: string }

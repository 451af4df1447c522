import { z } from 'zod'
import { calendarDate, heroPicture, httpsUrl, picturePath, slug, text } from './fields.ts'

export const teamMemberSchema = z.strictObject({
  id: slug().describe('Short name'),
  name: text().describe('Full name; articles and papers name their authors by it'),
  role: text().describe('Job title'),
  image: picturePath().describe('Drawn portrait'),
  avatar: picturePath().optional().describe('Small picture beside articles; without it the initials are shown'),
  bio: text().describe('Two or three sentences'),
  linkedin: httpsUrl().describe('Address of the profile'),
})

/** A staff account of the client-only sign-in. The shared password is an operator setting, not content. */
export const staffMemberSchema = z.strictObject({
  id: slug().describe('Short name'),
  firstName: text().describe('First name'),
  lastName: text().describe('Last name'),
  email: z.email().describe('Address for sign-in; case is ignored'),
  role: text().describe('Role shown after sign-in'),
  avatar: picturePath().describe('Small picture'),
})

const paySchema = z
  .strictObject({
    min: z.number().int().positive().describe('Lowest base pay for a period'),
    max: z.number().int().positive().describe('Highest base pay for a period'),
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
  title: text().describe('Title of the position'),
  location: text().describe('Place of work, such as "Remote"'),
  type: text().describe('Such as "Full-Time"'),
  department: text().describe('Department'),
  experience: text().describe('Required experience, such as "10+ years"'),
  picture: heroPicture(),
  summary: text().max(220).describe('One or two sentences for the card and the first screen'),
  description: text().describe('The position in one paragraph, below the first screen'),
  responsibilities: z.array(text()).min(1).describe('What the person does'),
  requirements: z.array(text()).min(1).describe('What the person brings'),
  benefits: z.array(text()).min(1).describe('What the company offers'),
  pay: paySchema.describe('The range of base pay'),
  datePosted: calendarDate().describe('Day the position was opened'),
  validThrough: calendarDate().describe('Last day for applications'),
})

export type TeamMember = z.infer<typeof teamMemberSchema>
export type StaffMember = z.infer<typeof staffMemberSchema>
export type Job = z.infer<typeof jobSchema>
export type Pay = Job['pay']

/** A position as the list of openings shows it. */
export type JobSummary = Pick<Job, 'id' | 'title' | 'location' | 'type' | 'department' | 'summary' | 'pay'>

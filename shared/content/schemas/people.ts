import { z } from 'zod'
import { calendarDate, httpsUrl, sitePath, slug, text } from './fields.ts'

export const teamMemberSchema = z.strictObject({
  id: slug().describe('Short name, used as the author of articles and papers'),
  name: text().describe('Name of the sample person'),
  role: text().describe('Job title'),
  image: sitePath().describe('Drawn portrait'),
  avatar: sitePath().optional().describe('Small picture beside articles; initials stand in for it'),
  bio: text().describe('Two or three sentences'),
  linkedin: httpsUrl().describe('Address of the profile'),
})

/** A staff account of the client-only sign-in. The shared password is a setting of the operator, never content. */
export const staffMemberSchema = z.strictObject({
  id: slug().describe('Short name'),
  firstName: text().describe('First name'),
  lastName: text().describe('Last name'),
  email: z.email().describe('Address to sign in with; compared without regard to case'),
  role: z
    .enum(['CEO', 'Technical Lead', 'Sales Lead', 'Resource Management Lead', 'Account Executive'])
    .describe('Role shown once signed in'),
  avatar: sitePath().describe('Small picture'),
})

export const jobSchema = z.strictObject({
  id: slug().describe('Last part of the address, /careers/{id}'),
  title: text().describe('Title of the position'),
  location: text().describe('Where it is done, such as "Remote"'),
  type: text().describe('Such as "Full-Time"'),
  department: text().describe('Department'),
  experience: text().describe('Experience asked for, such as "10+ years"'),
  summary: text().max(220).describe('One or two sentences for the card'),
  description: text().describe('The position in one paragraph'),
  responsibilities: z.array(text()).min(6).max(8).describe('What the person does'),
  requirements: z.array(text()).min(6).max(8).describe('What the person brings'),
  benefits: z.array(text()).min(5).max(7).describe('What the company offers'),
  datePosted: calendarDate().describe('Day the position was opened'),
  validThrough: calendarDate().describe('Last day for applications'),
})

export type TeamMember = z.infer<typeof teamMemberSchema>
export type StaffMember = z.infer<typeof staffMemberSchema>
export type Job = z.infer<typeof jobSchema>

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
  datePosted: calendarDate().describe('Day the position was opened'),
  validThrough: calendarDate().describe('Last day for applications'),
})

export type TeamMember = z.infer<typeof teamMemberSchema>
export type StaffMember = z.infer<typeof staffMemberSchema>
export type Job = z.infer<typeof jobSchema>

/** A position as the list of openings shows it. */
export type JobSummary = Pick<Job, 'id' | 'title' | 'location' | 'type' | 'department' | 'summary'>

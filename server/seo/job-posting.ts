import type { JobPosting } from 'schema-dts'
import { linkTo } from '../../shared/addresses/links.ts'
import type { Job } from '../../shared/content/schemas/people.ts'
import { escapeMarkup } from '../../shared/values/escape-markup.ts'
import { type SiteFacts, toAbsoluteUrl, toPostalAddress, toPublisher } from './organization.ts'

/** https://schema.org/JobPosting; undefined after the last day for applications, as search engines require. */
export function toJobPosting(job: Job, today: string, facts: SiteFacts): JobPosting | undefined {
  if (today > job.validThrough) return undefined
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: toDescription(job),
    url: toAbsoluteUrl(facts, linkTo('job', { jobId: job.id })),
    datePosted: job.datePosted,
    validThrough: `${job.validThrough}T23:59:59Z`,
    hiringOrganization: toPublisher(facts),
    directApply: false,
    ...toEmploymentType(job),
    ...toExperience(job),
    ...toPlace(job, facts),
    baseSalary: toSalary(job),
  }
}

/** https://schema.org/MonetaryAmount */
function toSalary({ pay: { min, max, currency, period } }: Job) {
  const value = { '@type': 'QuantitativeValue', minValue: min, maxValue: max, unitText: period.toUpperCase() } as const
  return { '@type': 'MonetaryAmount', currency, value } as const
}

/** The whole listing as HTML. */
function toDescription({ description, responsibilities, requirements, benefits }: Job): string {
  const toList = (heading: string, items: readonly string[]) =>
    `<p>${heading}</p><ul>${items.map(item => `<li>${escapeMarkup(item)}</li>`).join('')}</ul>`
  return [
    `<p>${escapeMarkup(description)}</p>`,
    toList('Responsibilities', responsibilities),
    toList('Requirements', requirements),
    toList('Benefits', benefits),
  ].join('')
}

const employmentTypes = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM']

/** "Full-Time" as FULL_TIME; nothing for types that search engines do not know. */
function toEmploymentType({ type }: Job) {
  const word = type.toUpperCase().replaceAll(/[ -]/g, '_')
  return employmentTypes.includes(word) ? { employmentType: word } : {}
}

function toExperience({ experience }: Job) {
  const years = /^(\d+)\+? years?$/.exec(experience)?.[1]
  if (years === undefined) return {}
  const months = Number(years) * 12
  return {
    experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: months },
  } as const
}

/** Remote work is limited to the company's country; a job that is not only remote also has the office as its place. */
function toPlace({ location }: Job, { siteData: { site } }: SiteFacts) {
  const office = { jobLocation: { '@type': 'Place', address: toPostalAddress(site.address) } } as const
  if (!/remote/i.test(location)) return office
  const remote = {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: site.address.country },
  } as const
  return /^remote$/i.test(location) ? remote : { ...office, ...remote }
}

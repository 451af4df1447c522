import { z } from 'zod'
import { httpsUrl, idOf, pageId, text } from './fields.ts'

export const siteSchema = z.strictObject({
  sample: z
    .boolean()
    .describe('True while the company is invented: every page says so, with the words of pages/sample.json'),
  name: text().describe('Name of the company in titles and in the logo'),
  legalName: text().describe('Registered name, for the copyright line and mails'),
  tagline: text().describe('What the company does in one line'),
  description: text().describe('What the company does in one or two sentences'),
  email: z
    .strictObject({
      info: z.email().describe('Mailbox shown to visitors; contact messages go there unless MAIL_TO says otherwise'),
      careers: z.email().describe('Mailbox for applications'),
      sender: z.email().describe("Sender of the site's own mails, unless MAIL_FROM says otherwise"),
    })
    .describe('E-mail addresses'),
  phone: z
    .strictObject({
      display: text().describe('Phone number as people read it'),
      tel: z
        .string()
        .regex(/^\+\d{8,15}$/, 'must be + and digits, such as +12025550100')
        .describe('The number to dial'),
    })
    .describe('Phone'),
  address: z
    .strictObject({
      street: text().describe('Street and number'),
      locality: text().describe('Town'),
      region: text().describe('State, as its two letters'),
      postalCode: text().describe('ZIP code'),
      country: z.string().length(2).describe('Country, as its two letters'),
    })
    .describe('Postal address'),
  location: text().describe('Town and state as the contact page shows them'),
  social: z
    .array(
      z.strictObject({
        network: z.enum(['LinkedIn', 'YouTube', 'Twitter', 'Instagram']).describe('Name of the network'),
        url: httpsUrl().describe("Address of the company's page there"),
      }),
    )
    .describe("Social links, in the footer's order"),
  podcastUrl: httpsUrl().optional().describe('Where the podcast is heard; opens in a new tab'),
  copyright: z
    .strictObject({
      year: z.number().int().describe('Year of the copyright line'),
      notice: text().describe('Trademark notice after the copyright line'),
    })
    .describe('Copyright line'),
})

const menuEntry = {
  label: text().describe('The words of the entry'),
  page: pageId().describe('Id of the page, from shared/addresses/routes.ts'),
}

const menuLink = z.union([
  z.strictObject(menuEntry).meta({ title: 'Page' }),
  z
    .strictObject({
      label: menuEntry.label,
      external: z.literal('podcast').describe('An address outside, from site.json'),
    })
    .meta({ title: 'Podcast' }),
])

export const navigationSchema = z.strictObject({
  menu: z
    .array(
      z.union([
        z.strictObject(menuEntry).meta({ title: 'Page' }),
        z
          .strictObject({
            ...menuEntry,
            children: z.array(menuLink).min(1).describe('What opens under it'),
          })
          .meta({ title: 'Page with others under it' }),
        z
          .strictObject({
            label: menuEntry.label,
            industry: idOf('industries').describe('Id of the industry that the entry itself opens'),
            children: z.literal('industries').describe('All industries open under it'),
          })
          .meta({ title: 'All industries' }),
      ]),
    )
    .describe('Top navigation: plain entries, dropdowns, and the one dropdown that lists the industries'),
  footer: z.array(menuLink).describe('Navigation list of the footer'),
  buying: z
    .strictObject({
      heading: text().describe('Heading of the list'),
      links: z.array(menuLink).min(1).describe('Pages that answer what a buyer asks'),
    })
    .describe('Second list of the footer'),
  night: text().describe('Name of the lantern in the bar, the switch to the dark scheme'),
})

export type Site = z.infer<typeof siteSchema>
export type NavigationContent = z.infer<typeof navigationSchema>

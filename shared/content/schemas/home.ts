import { z } from 'zod'
import { idOf, sectionHead, slug, text } from './fields.ts'
import type { TeamMember } from './people.ts'
import { siteLink } from './sections.ts'

const pierSchema = z.strictObject({
  when: text().describe('When it is reached, such as "Week 4"'),
  title: text().describe('Name of the gate'),
  question: text().describe('What is decided there'),
  price: text().describe('What the stage before it costs'),
  unit: text().describe('What the price is for'),
  document: z
    .strictObject({
      label: text().describe('The words of the link'),
      file: slug().describe('Id of content/workbooks or content/documents; its PDF opens'),
    })
    .optional()
    .describe('What is on the table'),
  person: idOf('people').describe('Id of the person in content/team.json who answers for it'),
})

/** The way from the first call to handover, drawn as a bridge. */
export const bridgeSchema = sectionHead()
  .required()
  .extend({
    piers: z.array(pierSchema).min(3).describe('The piers of the bridge, in order'),
    link: siteLink().describe('Where to read on'),
  })
  .describe('From the first call to handover')

/** An engagement with its cash curve, drawn as a span from kickoff to payback. */
export const openEngagementSchema = sectionHead()
  .required()
  .extend({
    id: slug().describe('Id of content/work; its section "position" is drawn'),
    start: text().describe('At the left end of the curve'),
    lowest: text().includes('{month}', 'must contain {month}').describe('At its lowest point'),
    paidBack: text().includes('{month}', 'must contain {month}').describe('Where it ends above zero'),
    links: z.array(siteLink()).min(1).describe('Where to read on'),
  })
  .describe('One engagement with its figures')

type Pier = z.infer<typeof pierSchema>

/** What the home page shows beside its texts. */
export type HomeFacts = {
  /** With the paths of the document and of the person's page. */
  readonly piers: readonly (Omit<Pier, 'document' | 'person'> & {
    readonly document?: { readonly label: string; readonly to: string } | undefined
    readonly person: Pick<TeamMember, 'name' | 'role' | 'image'> & { readonly to: string }
  })[]
  /** The engagement's cash position at the end of each month, in dollars. */
  readonly curve: readonly number[]
}

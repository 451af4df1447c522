import { z } from 'zod'
import { callToAction, hero, heroPicture, meta, slug, text } from './fields.ts'
import { sections } from './sections.ts'

/** An engagement, content/work/{id}.json, shown at /work/{id}. */
export const engagementSchema = z.strictObject({
  id: slug().describe('Last part of the path'),
  isInvented: z.boolean().describe('True for a worked sample: the page and its card say so'),
  outcome: text().describe('How it ended, in a few words, such as "Stopped after week 6"'),
  summary: text().max(220).describe('One or two sentences for the card'),
  meta: meta(),
  hero: hero().extend({ picture: heroPicture().describe('Picture of its card') }),
  sections: sections().min(1).describe('The engagement from the first call to the end, with its numbers'),
  callToAction: callToAction(),
})

export type Engagement = z.infer<typeof engagementSchema>

import { z } from 'zod'
import { appears, callToAction, draft, hero, meta, slug, text } from './fields.ts'
import { sections } from './sections.ts'

/** An engagement, content/work/{id}.json, shown at /work/{id}. */
export const engagementSchema = z.strictObject({
  id: slug().describe('Last part of the path'),
  draft: draft(),
  appears: appears(),
  isInvented: z.boolean().describe('True for a worked sample: the page and its card say so'),
  outcome: text().describe('How it ended, in a few words, such as "Stopped after week 6"'),
  summary: text().max(220).describe('One or two sentences for the card'),
  meta: meta(),
  hero: hero(),
  sections: sections()
    .min(1)
    .describe(
      'The engagement from the first call to the end, with its numbers; a chart at its start is the first screen',
    ),
  callToAction: callToAction(),
})

export type Engagement = z.infer<typeof engagementSchema>

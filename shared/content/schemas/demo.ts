import { z } from 'zod'
import { calendarDate, idOf, sitePath, slug, text } from './fields.ts'
import { sections, type WithSections } from './sections.ts'

export const demoSchema = z.strictObject({
  id: slug().describe('Last part of the path, /demos/{id}; the demo itself is at /{id}/ below the demo base URL'),
  name: text().describe('Name of the demo'),
  description: text().describe('What a visitor can do in it, in one or two sentences'),
  thumbnailUrl: sitePath().describe('Picture on the cards, and in place of the scene'),
  sceneUrl: sitePath().optional().describe('SVG that plays once for six seconds on the cards; with #still its end'),
  claim: z
    .strictObject({
      figure: text().describe('A published figure in a few words'),
      text: text().describe('Where it was measured, as the end of that sentence'),
    })
    .optional()
    .describe('How good it is, on its card and above the program'),
  requiresAuth: z.boolean().describe('True shows a badge that login is required'),
  createdAt: calendarDate().describe('Day of creation'),
  samples: z
    .array(slug())
    .min(1)
    .optional()
    .describe('Tables of content/data that a link can open in it, /demos/{id}?sample={table}'),
  active: z.boolean().describe('False hides it everywhere'),
  industries: z.array(text()).min(1).describe('Industries it is for, as the filter shows them'),
  technology: z.array(text()).min(1).describe('Technologies it shows, as the filter shows them'),
  topics: z.array(idOf('topics')).optional().describe('Ids of the topics whose pages name it'),
  inYourCompany: z
    .strictObject({
      text: text().describe('What it would be with real data, in two or three sentences'),
      points: z.array(text()).min(1).describe('What would be different then, a sentence each'),
    })
    .optional()
    .describe('What the demo would be in the company of a visitor, shown below the demo'),
  sections: sections().optional().describe('Sections right below the demo, such as how good it is'),
})

export type Demo = WithSections<z.infer<typeof demoSchema>>

/** A demo without what only its own page shows. */
export type DemoHead = Omit<Demo, 'sections'>

/** A demo as cards show it. */
export type DemoSummary = Omit<Demo, 'active' | 'createdAt' | 'inYourCompany' | 'samples' | 'sections' | 'topics'>

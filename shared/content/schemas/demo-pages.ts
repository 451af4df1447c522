import { z } from 'zod'
import { callToAction, hero, meta, pageLink, sectionHead, text } from './fields.ts'
import { siteLink } from './sections.ts'

/** The texts around a demo. */
export const demoPageSchema = z.strictObject({
  howGood: text().describe('Link from the figure above the program to the section `how-good`'),
  inYourCompany: z
    .strictObject({
      heading: text().describe("Heading above the demo's text"),
      points: text().describe('Small heading above the list'),
      industries: text().describe('Small heading above the links to industries'),
      contact: pageLink().describe('The button'),
    })
    .describe('What the demo would be in the company of a visitor'),
  others: sectionHead().describe('Head of the cards of the other demos'),
})

export const demosSchema = z.strictObject({
  meta: meta(),
  hero: hero(),
  measured: siteLink().describe('Under the cards: where the figures of all demos are'),
  callToAction: callToAction(),
})

import { z } from 'zod'
import { callToAction, iconName, idOf, meta, picture, picturedHero, picturePath, slug, text } from './fields.ts'
import { sections, siteLink } from './sections.ts'

const serviceCard = () =>
  z.strictObject({
    icon: iconName().describe('Icon of the card'),
    title: text().describe('Name of what is offered'),
    description: text().describe('What is delivered, in how long, and what the client must bring'),
    features: z.array(text()).describe('Key features, or the roles of a staffing card; may be empty'),
    image: picture('images/services')
      .extend({ tall: picturePath('images/services').describe('Another picture for small screens') })
      .optional()
      .describe('Picture of a product card'),
    topic: slug().optional().describe('For a product: the topic that the contact page gets from its button'),
    details: z
      .strictObject({
        label: text().describe('The words of the link; they name its target'),
        section: slug().describe('Id of a section of this page'),
      })
      .optional()
      .describe('For a product: the link to what the page says of it farther down'),
  })

/** A page below /services. */
export const serviceSchema = z.strictObject({
  id: slug().describe('Last part of the path, such as "ai-implementation"'),
  meta: meta(),
  hero: picturedHero('images/services'),
  intro: z
    .strictObject({
      heading: text().describe('Heading beside the text'),
      text: text().describe('Two to four sentences'),
      link: siteLink().optional().describe('A page that some visitors want instead of this one'),
    })
    .describe('Opening section'),
  offer: z
    .strictObject({
      heading: text().describe('Heading over the cards, such as "Core Services"'),
      text: text().optional().describe('One or two sentences under it'),
      featuresLabel: text().describe('Small heading over each card\'s list, such as "Key Features"'),
      cards: z.array(serviceCard()).min(1).describe('What is offered'),
    })
    .describe('The cards'),
  sections: sections().optional().describe('Between the cards and the closing block'),
  callToAction: callToAction(),
  lead: idOf('people').describe('Id of the person in content/team.json who leads it'),
})

export const methodologySchema = z.strictObject({
  id: slug().describe('Short name'),
  title: text().describe('Name of the methodology'),
  description: text().describe('What it is and what the client gets from it'),
  steps: z.array(text()).min(1).describe('Its steps or parts, in order'),
})

export type ServiceContent = z.infer<typeof serviceSchema>
export type ServiceCard = z.infer<ReturnType<typeof serviceCard>>
export type Methodology = z.infer<typeof methodologySchema>

import { z } from 'zod'
import { pageLink, text } from './fields.ts'

const sentences = () =>
  z.strictObject({
    accepted: text().describe('It is not there yet'),
    delivered: text().describe('It is there since {time}'),
    givenUp: text().describe('The server has stopped trying, at {time}'),
  })

const notice = () => z.strictObject({ heading: text().describe('The h1'), text: text().describe('What is the matter') })

/** What the sender of a message reads at the address of its status. */
export const messageStatusSchema = z.strictObject({
  heading: text().describe('The h1, with {reference}'),
  received: text().describe('The first sentence, with {time}'),
  deliveries: z
    .strictObject({
      mail: sentences().describe('Of the mail to the team'),
      webhook: sentences().describe("Of the event to the team's other system"),
    })
    .describe('A sentence for each way that a message takes'),
  unknown: notice().describe('For an id that no message has, or none any more'),
  malformed: notice().describe('For what cannot be an id'),
  unavailable: notice().describe('While the messages cannot be read'),
  back: pageLink(),
})

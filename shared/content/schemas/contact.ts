import { z } from 'zod'
import { hero, iconName, meta, pageLink, sectionHead, slug, text } from './fields.ts'

const topicWords = () =>
  z.strictObject({
    label: text().max(80).describe('What the message is about; it becomes part of the message'),
    prompt: text().describe('One sentence on what helps us to answer; the hint of the field for details'),
  })

const patternOfTopic = () =>
  topicWords().refine(({ label }) => label.includes('{name}'), { path: ['label'], error: 'must contain {name}' })

/** The texts of the contact page, and what a message can be about. */
export const contactSchema = z.strictObject({
  meta: meta(),
  hero: hero(),
  form: sectionHead()
    .extend({
      prompt: text().describe('The hint of the field for details when the message has no topic'),
      draftPrompt: text().describe('The same when a link has filled in the details'),
      about: text().describe('Before the topic, above the form'),
      removeTopic: text().describe('The link that removes the topic'),
      source: z
        .strictObject({
          about: text().describe('Before where the visitor came from, in the form'),
          leaveOut: text().describe('What leaves it out of the message'),
        })
        .optional()
        .describe('Where the visit began'),
      status: text().describe('The link to what became of a message, after it was sent'),
      notes: z
        .array(
          z.strictObject({
            icon: iconName().describe('Icon of the note'),
            title: text().describe('A few words'),
            text: text().describe(
              'One to three sentences; {days} is the number of days that the server keeps a delivered message',
            ),
            link: pageLink().optional().describe('Where to read on'),
          }),
        )
        .min(1)
        .describe('What to know before writing, under the form'),
    })
    .describe('The form with its words'),
  details: sectionHead()
    .extend({
      phone: text().describe('When the phone is answered'),
      email: text().describe('What the mailbox is for'),
      labels: z
        .strictObject({
          phone: text().describe('Before the number'),
          email: text().describe('Before the mailbox'),
          address: text().describe('Before the location'),
        })
        .describe('For those who do not see the icons, and for the search'),
    })
    .describe('The block with the phone, the mailbox and the location'),
  next: z
    .strictObject({
      heading: text().describe('Heading'),
      steps: z
        .array(
          z.strictObject({
            when: text().describe('When it happens'),
            text: text().describe('What happens'),
          }),
        )
        .min(1)
        .describe('What happens to a message, in order'),
    })
    .describe('What happens after a message is sent'),
  topics: z
    .array(topicWords().extend({ id: slug().describe('What links to the contact page call it') }))
    .describe('What a message can be about, besides the industries, the demos and errors in articles'),
  industryTopic: patternOfTopic().describe('The topic of each industry; {name} is its name'),
  demoTopic: patternOfTopic().describe('The topic of each demo; {name} is its name'),
  articleTopic: patternOfTopic().describe('An error in an article, post or paper; {name} is its title'),
})

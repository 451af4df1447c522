import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addTopic, checkFields } from '../../../../shared/contact/contact-rules.ts'
import { findTopic } from '../../../../shared/contact/topics.ts'
import { makeFields } from '../../../support/make-fields.ts'
import { siteLibrary as library } from '../../../support/site-pages.ts'
import { listIds } from '../../../support/some-content.ts'

const topic = { id: 'ai-staffing', label: 'AI Staffing', prompt: 'Which roles?' }
const prefix = 'Topic: AI Staffing\n\n'

function check(details: string) {
  return checkFields(new Map(Object.entries(makeFields({ details }))), topic)
}

test('each service, industry and active demo is a topic, the latter two by their names', async () => {
  for (const id of listIds('services')) expect(await findTopic(library, id)).toMatchObject({ id })
  for (const { id, name } of library.siteData.industries) {
    expect(await findTopic(library, id)).toMatchObject({ id, label: `AI for ${name}` })
  }
  for (const { id, name, active } of await library.read('demos')) {
    expect((await findTopic(library, id))?.label).toBe(active ? `${name} demo` : undefined)
  }
})

test.each(['unknown', '', 'AI-Staffing', undefined, null, 7, ['ai-staffing'], {}, Symbol('repeated')])(
  '%j is not a topic',
  async id => {
    expect(await findTopic(library, id)).toBeUndefined()
  },
)

test('the topic stands above the details, and without one they are sent as typed', () => {
  const fields = makeFields()
  expect(addTopic(fields, topic)).toEqual({ ...fields, details: `${prefix}Hello` })
  expect(addTopic(fields, undefined)).toEqual(fields)
})

const room = 10_000 - prefix.length

test.each([
  ['nothing typed', ' ', ['Please provide details for your inquiry']],
  ['as much as its own length leaves', 'x'.repeat(room), []],
  ['more', 'x'.repeat(room + 1), [`Details must have at most ${room.toLocaleString('en-US')} characters`]],
])('with a topic and %s, the errors are right', (_, details, messages) => {
  expect(check(details).errors.map(({ message }) => message)).toEqual(messages)
})

test('what the browser composes passes the check of the server unchanged', () => {
  const details = fc.string({ unit: 'binary', minLength: 1, maxLength: 40 })
  const label = fc.constantFrom('AI Staffing', 'Cafe\u0301 & more', 'AI for Life\u00a0Sciences')
  fc.assert(
    fc.property(details, label, (text, label) => {
      const { fields } = checkFields(new Map([['details', text]]), { ...topic, label })
      fc.pre(fields.details !== '')
      const composed = addTopic(fields, { ...topic, label }).details
      expect(checkFields(new Map([['details', composed]])).fields.details).toBe(composed)
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compileFolder } from '../../../../build/compile-folder.ts'
import { createMemoryLibrary } from '../../../../server/library.ts'
import { routeTable } from '../../../../shared/addresses/routes.ts'
import { addTopic, checkFields } from '../../../../shared/contact/contact-rules.ts'
import { contactForm } from '../../../../shared/contact/forms.ts'
import { findTopic } from '../../../../shared/contact/topics.ts'
import { makeFields } from '../../../support/make-fields.ts'

const library = createMemoryLibrary(compileFolder(process.cwd()).library)
const topic = { id: 'ai-staffing', label: 'AI Staffing', prompt: 'Which roles?' }
const prefix = 'Topic: AI Staffing\n\n'

function check(details: string) {
  return checkFields(contactForm, new Map(Object.entries(makeFields({ details }))), topic)
}

test('each service, industry and active demo is a topic, the latter two by their names', async () => {
  const services = routeTable.flatMap(({ path }) =>
    !path.includes(':') && path.startsWith('/services/') ? [path.slice(10)] : [],
  )
  expect(services).toHaveLength(6)
  for (const id of services) expect(await findTopic(library, id)).toMatchObject({ id })
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
  expect(addTopic(contactForm, fields, topic)).toEqual({ ...fields, details: `${prefix}Hello` })
  expect(addTopic(contactForm, fields, undefined)).toEqual(fields)
})

test('a topic does not stand in for details', () => {
  expect(check(' ').errors).toEqual([
    { field: 'details', code: 'required', message: 'Please provide details for your inquiry' },
  ])
})

test('a topic shortens what may be typed by its own length, and the error says to what', () => {
  const max = 10_000 - prefix.length
  expect(check('x'.repeat(max)).errors).toEqual([])
  expect(check('x'.repeat(max + 1)).errors).toEqual([
    {
      field: 'details',
      code: 'too_long',
      message: `Details must have at most ${max.toLocaleString('en-US')} characters`,
    },
  ])
})

test('what the browser composes passes the check of the server unchanged', () => {
  const details = fc.string({ unit: 'binary', minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(
      details,
      fc.constantFrom('AI Staffing', 'Cafe\u0301 & more', 'AI for Life\u00a0Sciences'),
      (text, label) => {
        const given = { ...topic, label }
        const { fields } = checkFields(contactForm, new Map([['details', text]]), given)
        fc.pre(fields.details !== '')
        const composed = addTopic(contactForm, fields, given).details
        expect(checkFields(contactForm, new Map([['details', composed]])).fields.details).toBe(composed)
      },
    ),
  )
})

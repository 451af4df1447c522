import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitWidth, toWidth } from '../../../server/operator/text-width.ts'
import { createTestMessages } from '../../support/messages-tool.ts'

const escapeCode = String.fromCharCode(27)
const bell = String.fromCharCode(7)
const controlSequence = String.fromCharCode(0x9b)
const rightToLeft = String.fromCharCode(0x202e)

test.each([['list'], ['show'], ['list --json'], ['show --json'], ['export']])(
  '%s escapes control characters in visitors’ text',
  async command => {
    const { put, run } = createTestMessages()
    const name = `A${escapeCode}[2J${controlSequence}1m`
    const id = await put({ name, details: `1\r2${bell}${rightToLeft}\r\n\u2028` })
    const [word = '', ...options] = command.split(' ')
    const { output } = await run(word === 'show' ? [word, id, ...options] : [word, ...options])
    expect(output).toContain('A\\u001b[2J\\u009b1m')
    expect(output.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Bidi_Control}\u2028]/u)
  },
)

test('show indents the lines of a message, so that none looks like one of the tool', async () => {
  const { put, run } = createTestMessages()
  const id = await put({ name: 'Ada\nState       delivered', details: 'Dear all,\r\n\r\nState       delivered' })
  const { output } = await run(['show', id])
  expect(output).toMatch(/\n\n {2}Dear all,\n\n {2}State {7}delivered\n$/)
  expect(output.match(/^State .*$/gm)).toEqual(['State       waiting'])
})

test('JSON preserves any text exactly', async () => {
  const { outbox, put, run } = createTestMessages()
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), async details => {
      const id = await put({ details })
      expect(JSON.parse((await run(['show', id, '--json'])).output).fields.details).toBe(details)
      await outbox.forget(id)
    }),
    { numRuns: 50 },
  )
})

test.each([
  ['Ada', 3],
  ['山田', 4],
  ['ｆｕ', 4],
  ['e\u0301', 1],
  ['👩‍💻', 2],
  ['\u200b', 0],
])('%s is %d columns wide', (text, columns) => {
  expect(toWidth(text)).toBe(columns)
})

test.each([
  ['Ada', 'Ada'],
  ['Adalbert', 'Adalbert'],
  ['Adalberta', 'Adalber…'],
  ['山田太郎丸', '山田太…'],
  ['Adalbe👩‍💻!', 'Adalbe…'],
])('%s is truncated to 8 columns as %s', (text, fitted) => {
  expect(fitWidth(text, 8)).toBe(fitted)
})

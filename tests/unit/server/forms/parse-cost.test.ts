import { Session } from 'node:inspector/promises'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { parseBody } from '../../../../server/forms/read-message.ts'
import { checkFields } from '../../../../shared/contact/contact-rules.ts'

const maxBytes = 32 * 1024
const part = '--x\r\nContent-Disposition: form-data; name="a"'

/** Starts of bodies, separators and text that have been expensive for some parser. */
const articles = {
  'application/json': ['{"a":', '[', '"', '{"__proto__":1,', '1e9,', '\\ud800', '{}', ' ', '"name":"', 'é'],
  'application/x-www-form-urlencoded': ['a', '&', '=', '%41', '%', '+', 'name=', 'details=e%CC%81', '__proto__=1&'],
  'multipart/form-data; boundary=x': [
    `${part}\r\n\r\nv\r\n`,
    `${part}; filename="f"\r\n\r\n\r\n`,
    `${part}\r\nContent-Type: t/p;c=d;c=\r\n\r\n\r\n`,
    ...[part, '--x', '\r\n--', '\r\n', 'A:\r\n', '%22', ' ', '--x--\r\n'],
  ],
} as const

const body = fc.constantFrom(...Object.entries(articles)).chain(([contentType, choices]) =>
  fc.record({
    contentType: fc.constant(contentType),
    start: fc.array(fc.constantFrom(...choices), { maxLength: 5 }),
    repeated: fc.array(fc.constantFrom(...choices), { minLength: 1, maxLength: 3 }),
    end: fc.constantFrom('', '--x--\r\n', '}'),
  }),
)

/** Counts the blocks of JavaScript, of Node's own too, that a piece of work executes. */
async function createBlockCounter(): Promise<(work: () => Promise<unknown>) => Promise<number>> {
  const session = new Session()
  session.connect()
  onTestFinished(() => session.disconnect())
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  return async work => {
    await session.post('Profiler.takePreciseCoverage')
    await work()
    const { result } = await session.post('Profiler.takePreciseCoverage')
    const ranges = result.flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
    return ranges.reduce((sum, { count }) => sum + count, 0)
  }
}

test('reading a body costs at most a few steps for each of its bytes, whatever it contains', async () => {
  const countBlocks = await createBlockCounter()
  const read = async (contentType: string, bytes: Buffer<ArrayBuffer>) => {
    const values = await parseBody(contentType, bytes)
    if (values instanceof Map) checkFields(values)
  }
  await fc.assert(
    fc.asyncProperty(body, async ({ contentType, start, repeated, end }) => {
      const unit = repeated.join('')
      const text = start.join('') + unit.repeat(maxBytes / unit.length) + end
      const bytes = Buffer.from(text).subarray(0, maxBytes)
      expect(await countBlocks(() => read(contentType, Buffer.from(bytes)))).toBeLessThan(40 * maxBytes)
    }),
    { numRuns: 50 },
  )
})

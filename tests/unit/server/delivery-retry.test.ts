import fc from 'fast-check'
import { expect, test } from 'vitest'
import { settleFault, toMailFault } from '../../../server/mail/delivery-attempt.ts'
import { sentAt } from '../../support/test-delivery.ts'

const retry = { MAIL_RETRY_MIN_SECONDS: 5, MAIL_RETRY_MAX_SECONDS: 60, MAIL_RETRY_DAYS: 5 }
const fault = { text: 'ECONNECTION', isPermanent: false }
const dayMs = 24 * 60 * 60 * 1000

/** The delay before the next attempt in seconds. */
function delayAfter(attempts: number, random: number): number {
  const message = { attempts, queuedAt: sentAt }
  const settlement = settleFault({ message, fault, retry, now: sentAt, random: () => random })
  if (settlement.kind !== 'retry') throw new Error(`the message is ${settlement.kind}`)
  return (settlement.at.getTime() - sentAt.getTime()) / 1000
}

test('delays double from the minimum to the maximum, and half of each is random', () => {
  expect([0, 1, 2, 3, 4, 5, 2000].map(attempts => delayAfter(attempts, 1))).toEqual([5, 10, 20, 40, 60, 60, 60])
  expect([0, 1, 2, 3, 4, 5, 2000].map(attempts => delayAfter(attempts, 0))).toEqual([5, 5, 10, 20, 30, 30, 30])
  expect(delayAfter(3, 0.5)).toBe(30)
})

test('the last attempt is at the end of MAIL_RETRY_DAYS; after it the message is dead', () => {
  const message = { attempts: 9, queuedAt: sentAt }
  const end = new Date(sentAt.getTime() + 5 * dayMs)
  const justBefore = new Date(end.getTime() - 1000)
  expect(settleFault({ message, fault, retry, now: justBefore, random: () => 0.5 })).toEqual({
    kind: 'retry',
    at: end,
    fault: 'ECONNECTION',
  })
  expect(settleFault({ message, fault, retry, now: end, random: () => 0.5 })).toEqual({
    kind: 'dead',
    fault: 'ECONNECTION',
  })
})

test('MAIL_RETRY_DAYS start again when an operator retries a message', () => {
  const now = new Date(sentAt.getTime() + 30 * dayMs)
  expect(settleFault({ message: { attempts: 0, queuedAt: now }, fault, retry, now, random: () => 0 }).kind).toBe(
    'retry',
  )
})

test.each([
  ['MAIL FROM', 550, true],
  ['RCPT TO', 552, true],
  ['DATA', 554, true],
  ['RCPT TO', 450, false],
  ['MAIL FROM', 530, false],
  ['MAIL FROM', 534, false],
  ['RCPT TO', 535, false],
  ['DATA', 538, false],
  ['RCPT TO', 503, false],
  ['AUTH PLAIN', 550, false],
  ['STARTTLS', 554, false],
  ['EHLO', 550, false],
  ['CONN', 554, false],
])('a reply to %s with status %i is permanent: %s', (command, responseCode, isPermanent) => {
  expect(toMailFault(Object.assign(new Error('words'), { code: 'EENVELOPE', command, responseCode }))).toEqual({
    text: `EENVELOPE ${responseCode}`,
    isPermanent,
  })
})

test('a fault contains only codes, whatever was thrown', () => {
  expect(toMailFault(Object.assign(new Error('x'), { code: 'ESOCKET', originalCode: 'ECONNRESET' })).text).toBe(
    'ECONNRESET',
  )
  expect(toMailFault(new TypeError('ada@example.com')).text).toBe('TypeError')
  expect(toMailFault(Object.assign(new Error('x'), { code: 'for ada@example.com' })).text).toBe('Error')
  for (const thrown of [undefined, null, 'ada@example.com', 7]) expect(toMailFault(thrown).text).toBe('unknown fault')
  fc.assert(fc.property(fc.anything(), thrown => /^[\w ]{1,80}$/.test(toMailFault(thrown).text)))
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { settleFault } from '../../../server/delivery/delivery-attempt.ts'
import { toMailFault } from '../../../server/mail/mail-fault.ts'
import { sentAt } from '../../support/test-delivery.ts'

const retry = { MAIL_RETRY_MIN_SECONDS: 5, MAIL_RETRY_MAX_SECONDS: 60, MAIL_RETRY_DAYS: 5 }
const fault = { text: 'ECONNECTION', kind: 'temporary' } as const
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
  ['EMESSAGE', 554, '5.6.0', 'message'],
  ['EMESSAGE', 552, '5.3.4', 'message'],
  ['EMESSAGE', 554, '', 'temporary'],
  ['EMESSAGE', 550, '5.7.1', 'temporary'],
  ['EMESSAGE', 552, '5.2.2', 'configuration'],
  ['EMESSAGE', 550, '5.7.26', 'configuration'],
  ['EENVELOPE', 450, '4.1.1', 'temporary'],
  ['EENVELOPE', 550, '5.6.7', 'configuration'],
  ['EENVELOPE', 503, '', 'configuration'],
  ['EAUTH', 535, '5.7.8', 'configuration'],
  ['EAUTH', 454, '4.7.0', 'temporary'],
  ['ECONNECTION', 421, '', 'temporary'],
  ['EPROTOCOL', 554, '', 'configuration'],
])('%s %i %s is a fault of the kind %s', (code, responseCode, enhancedStatus, kind) => {
  const response = `${responseCode} ${enhancedStatus} no mail for ada@example.com`.replace('  ', ' ')
  const text = `${code} ${responseCode} ${enhancedStatus}`.trim()
  expect(toMailFault(Object.assign(new Error('words'), { code, responseCode, response }))).toEqual({ text, kind })
})

test.each([
  ['ESOCKET', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'configuration'],
  ['ESOCKET', 'ERR_SSL_WRONG_VERSION_NUMBER', 'configuration'],
  ['ETLS', undefined, 'configuration'],
  ['EAUTH', undefined, 'configuration'],
  ['ESOCKET', 'ECONNRESET', 'temporary'],
  ['EDNS', 'ENOTFOUND', 'temporary'],
  ['ETIMEDOUT', undefined, 'temporary'],
])('%s with the system code %s is a fault of the kind %s', (code, originalCode, kind) => {
  expect(toMailFault(Object.assign(new Error('words'), { code, originalCode })).kind).toBe(kind)
})

test('a fault contains only codes, whatever was thrown', () => {
  expect(toMailFault(Object.assign(new Error('x'), { code: 'ESOCKET', originalCode: 'ECONNRESET' })).text).toBe(
    'ECONNRESET',
  )
  expect(toMailFault(new TypeError('ada@example.com')).text).toBe('TypeError')
  expect(toMailFault(Object.assign(new Error('x'), { code: 'for ada@example.com' })).text).toBe('Error')
  for (const thrown of [undefined, null, 'ada@example.com', 7]) expect(toMailFault(thrown).text).toBe('unknown fault')
  fc.assert(fc.property(fc.anything(), thrown => /^[\w .]{1,90}$/.test(toMailFault(thrown).text)))
})

import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { makeFields } from './make-fields.ts'

export type Posting = {
  readonly number: number
  /** Of the message that was told to be accepted. */
  readonly id: string | undefined
  /** Answers other than success, or no answer. */
  readonly failures: number
}

const acceptedSchema = z.object({ success: z.literal(true), id: z.string() })
/** After these docs/http-api.md asks to send the request again. */
const temporaryStatuses: readonly number[] = [409, 500, 502, 503, 504]
/** Shorter than `Retry-After`, so that the faults overlap. */
const retryMs = 250
const maxFailures = 240

const details = 'We would like to know where to begin with our data, and who would help us. '.repeat(6)

/** The number of a message in the text of an email. */
export function toNumber(source: string): number {
  return Number(/ada\.(\d+)@example\.com/.exec(source)?.[1])
}

/** Every tenth message has no key: the same fields within a minute are one message, too. */
const hasKey = (number: number) => number % 10 !== 0
/** Some senders close the connection before they have an answer, and never send again. */
const hangsUp = (number: number) => number % 50 === 25
const toPatienceMs = (number: number) => number % 20
/** Some send again what was accepted. */
const repeats = (number: number) => number % 20 === 1

type Message = { readonly url: string; readonly number: number; readonly key?: string; readonly signal?: AbortSignal }

/** Sends one message; undefined when the same request has to be sent again. */
async function postMessage({ url, number, key, signal }: Message): Promise<string | undefined> {
  const response = await fetch(`${url}/send-email`, {
    method: 'POST',
    signal,
    headers: { 'content-type': 'application/json', ...(key !== undefined && { 'idempotency-key': key }) },
    body: JSON.stringify(makeFields({ company: 'Engines', email: `ada.${number}@example.com`, details })),
  }).catch(() => undefined)
  const text = await response?.text().catch(() => undefined)
  if (response === undefined || text === undefined || temporaryStatuses.includes(response.status)) return undefined
  return acceptedSchema.parse(JSON.parse(text)).id
}

/** Sends a message again until it is accepted. */
export async function postUntilAccepted(message: Message): Promise<Posting> {
  for (let failures = 0; failures < maxFailures; failures += 1) {
    const id = await postMessage(message)
    if (id !== undefined) return { number: message.number, id, failures }
    await wait(retryMs)
  }
  throw new Error(`message ${message.number} was not accepted`)
}

type Load = {
  readonly url: string
  readonly count: number
  readonly senders: number
  readonly onPosted: () => void
}

/** Posts messages with numbers from 1 as clients do that follow docs/http-api.md. */
export async function postMessages({ url, count, senders, onPosted }: Load): Promise<readonly Posting[]> {
  const postings: Posting[] = []
  let next = 1

  async function post(number: number): Promise<Posting> {
    const message = { url, number, ...(hasKey(number) && { key: `key-${number}` }) }
    if (!hangsUp(number)) return postUntilAccepted(message)
    const signal = AbortSignal.timeout(toPatienceMs(number))
    return { number, id: await postMessage({ ...message, signal }), failures: 0 }
  }

  async function send(): Promise<void> {
    while (next <= count) {
      const number = next++
      postings.push(await post(number))
      if (repeats(number)) postings.push(await post(number))
      onPosted()
    }
  }

  await Promise.all(Array.from({ length: senders }, send))
  return postings
}

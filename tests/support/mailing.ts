import { expect, onTestFinished } from 'vitest'
import { type MailBehavior, type MailServer, startMailServer } from './mail-server.ts'
import { openTestDelivery, sentAt, type TestDelivery } from './test-delivery.ts'
import { waitFor } from './wait-for.ts'

/** For a server that never replies. */
const short = { connectMs: 500, idleMs: 500, attemptMs: 60_000 }

/** A delivery and its mail server. */
export async function openMailing(
  behavior: MailBehavior = { kind: 'accept' },
  settings: Readonly<Record<string, string>> = {},
) {
  const mail = await startTestMailServer()
  mail.behave(behavior)
  const timeLimits = behavior.kind === 'hang' ? short : undefined
  return { mail, delivery: openTestDelivery({ settings: { SMTP_URL: mail.url, ...settings }, timeLimits }) }
}

export async function startTestMailServer(): Promise<MailServer> {
  const mail = await startMailServer()
  onTestFinished(mail.close)
  return mail
}

/** Waits until this many attempts are settled. */
export async function waitForAttempts({ read }: TestDelivery, id: string, attempts = 1): Promise<void> {
  await waitFor(async () => expect((await read(id))?.attempts).toBe(attempts))
}

/** Sets the clock to the message's next attempt. */
export async function tryAgain(delivery: TestDelivery, id: string): Promise<void> {
  delivery.clock.moment = (await delivery.read(id))?.dueAt ?? sentAt
  delivery.wake()
}

/** The steps of a session at which a mail server can do something else than accept. */
export type MailStep = 'greeting' | 'MAIL' | 'RCPT' | 'DATA'

export type MailBehaviour =
  | { readonly kind: 'accept' }
  | { readonly kind: 'refuse'; readonly at: MailStep; readonly status: number }
  /** Never answers. */
  | { readonly kind: 'hang'; readonly at: MailStep }
  /** Ends the connection instead of an answer; at DATA the mail itself has been received and is kept. */
  | { readonly kind: 'drop'; readonly at: MailStep }
  | { readonly kind: 'delay'; readonly at: MailStep; readonly ms: number }

type Reaction = {
  readonly behaviour: MailBehaviour
  readonly step: MailStep
  readonly done: (error?: Error) => void
  readonly drop: () => void
}

/** What a refusal says; as real servers do, it repeats what must not get into a log. */
export const refusalWords = 'no mail about ada@example.com is wanted here'

/** Answers a step of a session as the behaviour wants it. */
export function react({ behaviour, step, done, drop }: Reaction): void {
  if (behaviour.kind === 'accept' || behaviour.at !== step) done()
  else if (behaviour.kind === 'refuse') done(Object.assign(new Error(refusalWords), { responseCode: behaviour.status }))
  else if (behaviour.kind === 'drop') drop()
  else if (behaviour.kind === 'delay') setTimeout(done, behaviour.ms)
}

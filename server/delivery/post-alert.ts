import type { Destination } from '../outbox/outbox.ts'

/** Contains no data of visitors. Chat services show `text`. */
export type Alert = {
  readonly site: string
  readonly destination: Destination
  /** `dead`: given up. `overdue`: waiting for too long. `suspect`: of a robot, perhaps. */
  readonly kind: 'dead' | 'overdue' | 'suspect'
  readonly count: number
  readonly text: string
}

const timeoutMs = 10_000

/** Rejects with an error whose `code` says what failed. Errors never contain the URL, which may be a secret. */
export async function postAlert(url: string, alert: Alert, signal: AbortSignal): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(alert),
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  }).catch(error => {
    throw error instanceof Error && error.cause !== undefined ? error.cause : error
  })
  await response.body?.cancel()
  if (!response.ok) throw Object.assign(new Error('the webhook refused'), { code: `HTTP_${response.status}` })
}

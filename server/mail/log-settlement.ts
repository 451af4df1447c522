import type { Logger } from 'pino'
import type { Settlement } from '../outbox/outbox.ts'

/** Tells what became of a delivery; at level error when a person has to act. */
export function logSettlement(log: Logger, messageId: string, settlement: Settlement): void {
  switch (settlement.kind) {
    case 'delivered':
      log.info({ messageId }, 'message delivered')
      break
    case 'retry':
      log.warn({ messageId, cause: settlement.fault, retryAt: settlement.at }, 'message not delivered yet')
      break
    case 'dead':
      log.error({ messageId, cause: settlement.fault }, 'message given up: it stays in the outbox')
      break
    case 'released':
      log.warn({ messageId }, 'message not delivered before the stop: it is tried again after the next start')
  }
}

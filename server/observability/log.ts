import { type Logger, pino } from 'pino'

/** JSON lines on standard output. */
export function createLog(level: string): Logger {
  return pino({ level, base: undefined })
}

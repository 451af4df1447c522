import { inspect } from 'node:util'
import { type Logger, pino, stdTimeFunctions } from 'pino'
import { z } from 'zod'

const lineSchema = z.looseObject({ level: z.string(), msg: z.string().default(''), time: z.iso.datetime() })
const errorSchema = z.object({ err: z.object({ stack: z.string() }) })

/** A log for the terminal of a developer: one line for each event, with the stack of an error below it. */
export function createDevLog(level: string): Logger {
  const options = { level, base: undefined, timestamp: stdTimeFunctions.isoTime, formatters: { level: toLabel } }
  return pino(options, { write: line => void process.stdout.write(toText(line)) })
}

const toLabel = (level: string) => ({ level })

function toText(line: string): string {
  const { level, time, msg, err, ...facts } = lineSchema.parse(JSON.parse(line))
  const stack = errorSchema.safeParse({ err }).data?.err.stack
  const details = Object.keys(facts).length === 0 ? '' : ` ${inspect(facts, { breakLength: Number.POSITIVE_INFINITY })}`
  return `${time.slice(11, 19)} ${level} ${msg}${details}\n${stack === undefined ? '' : `${stack}\n`}`
}

import autocannon from 'autocannon'
import { readProcessorMs } from './processor-time.ts'
import { acceptEncoding } from './recorded-response.ts'
import { getMean, getQuantile } from './statistics.ts'

export const metrics = [
  'requestsPerSecond',
  'meanLatencyMs',
  'p50LatencyMs',
  'p99LatencyMs',
  'processorMsPerRequest',
] as const

export type Metric = (typeof metrics)[number]

export type Measurement = Readonly<Record<Exclude<Metric, 'processorMsPerRequest'>, number>> & {
  /** Undefined where the machine cannot tell. */
  readonly processorMsPerRequest: number | undefined
}

type Load = {
  readonly url: string
  readonly pid: number
  readonly durationSeconds: number
  readonly connections?: number
  /** What is sent; a plain GET when left out. */
  readonly request?: autocannon.Request
}

/** Puts a server under load for the given time; throws when any answer is not a success. */
export async function measure(load: Load): Promise<Measurement> {
  const processorMsBefore = readProcessorMs(load.pid)
  const { requests, seconds, latenciesMs } = await applyLoad(load)
  const processorMsAfter = readProcessorMs(load.pid)
  const sorted = latenciesMs.toSorted((a, b) => a - b)
  return {
    requestsPerSecond: requests / seconds,
    meanLatencyMs: getMean(sorted),
    p50LatencyMs: getQuantile(sorted, 0.5),
    p99LatencyMs: getQuantile(sorted, 0.99),
    processorMsPerRequest:
      processorMsBefore === undefined || processorMsAfter === undefined
        ? undefined
        : (processorMsAfter - processorMsBefore) / requests,
  }
}

async function applyLoad({ url, durationSeconds, connections = 10, request = {} }: Load) {
  const latenciesMs: number[] = []
  let cause: unknown
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const headers = { 'accept-encoding': acceptEncoding }
    const options = { url, connections, duration: durationSeconds, headers, requests: [request] }
    const run = autocannon(options, (error, outcome) => (error ? reject(error) : resolve(outcome)))
    // autocannon's own summary has whole milliseconds only, too coarse for answers that take less.
    run.on('response', (_client, _status, _bytes, responseTimeMs) => latenciesMs.push(responseTimeMs))
    run.on('reqError', (error: unknown) => {
      cause = error
    })
  })
  if (result.non2xx + result.errors > 0) {
    throw new Error(
      `${url}: ${result.non2xx} answers without success, ${result.errors} failed requests; look at the server's log`,
      { cause },
    )
  }
  return { requests: result.requests.total, seconds: result.duration, latenciesMs }
}

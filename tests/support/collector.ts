import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import { serve } from './raw-request.ts'

const valueSchema = z.looseObject({ stringValue: z.string().optional(), intValue: z.number().optional() })
const attributesSchema = z.array(z.object({ key: z.string(), value: valueSchema }))
const exportSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: attributesSchema }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              name: z.string(),
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              attributes: attributesSchema,
            }),
          ),
        }),
      ),
    }),
  ),
})

type Span = z.infer<typeof exportSchema>['resourceSpans'][number]['scopeSpans'][number]['spans'][number]

export type Collector = {
  /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly url: string
  /** The bodies as they arrived, unpacked. */
  readonly bodies: readonly string[]
  readonly listSpans: () => readonly Span[]
  readonly listServices: () => readonly (string | undefined)[]
}

/** An OpenTelemetry collector on 127.0.0.1 that takes spans as JSON. */
export async function startCollector(): Promise<Collector> {
  const bodies: string[] = []
  const { port } = await serve(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    if (request.url === '/v1/traces') {
      bodies.push((request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString())
    }
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
  })
  const read = () => bodies.flatMap(body => exportSchema.parse(JSON.parse(body)).resourceSpans)
  return {
    url: `http://127.0.0.1:${port}`,
    bodies,
    listSpans: () => read().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    listServices: () =>
      read().map(({ resource }) => resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue),
  }
}

import {
  context,
  DiagLogLevel,
  diag,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import type { Outbox } from '../outbox/outbox.ts'
import type { PageRenderer } from '../render/page-renderer.ts'
import { markFailed } from './mark-failed.ts'
import { traceOutbox } from './trace-outbox.ts'

type Answered = {
  readonly method: string
  readonly route: string
  readonly status: number
  readonly isCacheHit: boolean
}

export type Tracing = {
  /** Runs the rest of a request in a span that is named for its route. */
  readonly requests: RequestHandler
  /** A page sent from the cache, without Express. */
  readonly recordHit: (hit: Omit<Answered, 'isCacheHit'>) => void
  readonly wrapOutbox: (outbox: Outbox) => Outbox
  readonly wrapRenderer: (renderPage: PageRenderer) => PageRenderer
  /** Sends what is left; gives up after a second. */
  readonly stop: () => Promise<void>
}

const stopTimeoutMs = 1000

/**
 * Sends OpenTelemetry spans as the standard variables say (docs/scaling.md). Spans hold route patterns, methods, status
 * codes and ids of messages, nothing that a visitor typed and nothing about the visitor. The header `traceparent` of a
 * request is not read, because any client could set it.
 */
export function startTracing(log: Logger): Tracing {
  diag.setLogger(toDiagLogger(log), DiagLogLevel.ERROR)
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'site' }).merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  // The context manager; nothing is read from or added to headers.
  provider.register({ propagator: null })
  const tracer = trace.getTracer('site')
  const startServerSpan = (method: string) =>
    tracer.startSpan(method, { kind: SpanKind.SERVER, attributes: { 'http.request.method': method } }, ROOT_CONTEXT)

  return {
    requests: function traceRequest(request, response, next) {
      const { method } = request
      const span = startServerSpan(method)
      response.once('close', () => {
        const { readRoute, isCacheHit = false } = response.locals
        endServerSpan(span, { method, route: readRoute(), status: response.statusCode, isCacheHit })
      })
      context.with(trace.setSpan(ROOT_CONTEXT, span), next)
    },
    recordHit: hit => endServerSpan(startServerSpan(hit.method), { ...hit, isCacheHit: true }),
    wrapOutbox: outbox => traceOutbox(outbox, tracer),
    wrapRenderer: renderPage => request =>
      tracer.startActiveSpan('render page', { attributes: { 'site.screen': request.page.screen } }, async span => {
        try {
          return await renderPage(request)
        } catch (error) {
          markFailed(span, error)
          throw error
        } finally {
          span.end()
        }
      }),
    stop: async () => {
      const timeout = new Promise<void>(resolve => setTimeout(resolve, stopTimeoutMs).unref())
      await Promise.race([provider.shutdown().catch(() => {}), timeout])
    },
  }
}

function endServerSpan(span: Span, { method, route, status, isCacheHit }: Answered): void {
  span.updateName(`${method} ${route}`)
  span.setAttributes({ 'http.route': route, 'http.response.status_code': status, 'site.cache_hit': isCacheHit })
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}

/** The exporter's own faults, such as an unreachable collector. */
function toDiagLogger(log: Logger) {
  const warn = (message: string) => log.warn({ cause: message.slice(0, 200) }, 'traces are not sent')
  const ignore = () => {}
  return { error: warn, warn: ignore, info: ignore, debug: ignore, verbose: ignore }
}

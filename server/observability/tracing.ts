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
import { toRouteLabel } from '../http/request-metrics.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { PageRenderer } from '../render/page-renderer.ts'
import { markFailed } from './mark-failed.ts'
import { traceOutbox } from './trace-outbox.ts'

export type Tracing = {
  /** Runs the rest of a request in a span that is named for its route. */
  readonly requests: RequestHandler
  /** A page sent from the cache, without Express. */
  readonly recordHit: (hit: { readonly method: string; readonly route: string; readonly status: number }) => void
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
  const startServerSpan = (method: string, route: string) =>
    tracer.startSpan(
      `${method} ${route}`,
      { kind: SpanKind.SERVER, attributes: { 'http.request.method': method, 'http.route': route } },
      ROOT_CONTEXT,
    )

  return {
    requests: function traceRequest(request, response, next) {
      const span = startServerSpan(request.method, toRouteLabel(response.locals.address))
      response.once('close', () => endServerSpan(span, response.statusCode, response.locals.isCacheHit === true))
      context.with(trace.setSpan(ROOT_CONTEXT, span), next)
    },
    recordHit: ({ method, route, status }) => endServerSpan(startServerSpan(method, route), status, true),
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

function endServerSpan(span: Span, status: number, isCacheHit: boolean): void {
  span.setAttributes({ 'http.response.status_code': status, 'site.cache_hit': isCacheHit })
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}

/** The exporter's own faults, such as an unreachable collector. */
function toDiagLogger(log: Logger) {
  const warn = (message: string) => log.warn({ cause: message.slice(0, 200) }, 'traces are not sent')
  const ignore = () => {}
  return { error: warn, warn: ignore, info: ignore, debug: ignore, verbose: ignore }
}

import { type Span, SpanStatusCode } from '@opentelemetry/api'

/** Only the kind of error: its message could contain what a visitor typed. */
export function markFailed(span: Span, error: unknown): void {
  span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
  span.setStatus({ code: SpanStatusCode.ERROR })
}

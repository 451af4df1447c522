import type { Logger } from 'pino'
import type { Tracing } from './tracing.ts'

/** Loads the packages of OpenTelemetry, which are installed only where traces are wanted. Rejects with what to do when they are missing. */
export async function loadTracing(log: Logger): Promise<Tracing> {
  const { startTracing } = await import('./tracing.ts').catch(error => {
    throw isPackageMissing(error) ? new Error(remedy, { cause: error }) : error
  })
  return startTracing(log)
}

const packages = ['api', 'exporter-trace-otlp-http', 'resources', 'sdk-trace-node'].map(
  name => `@opentelemetry/${name}`,
)

const remedy = `OTEL_EXPORTER_OTLP_ENDPOINT is set, but a package that sends traces is missing; install ${packages.join(', ')} as docs/operating.md says (Traces), or unset OTEL_EXPORTER_OTLP_ENDPOINT`

function isPackageMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND'
}

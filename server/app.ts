import express, { type Express } from 'express'
import { contactForm } from '../shared/contact/forms.ts'
import { apiRoutes } from './api/api-routes.ts'
import { formRoutes } from './forms/form-routes.ts'
import { statusRoutes } from './forms/status-routes.ts'
import { readOnly } from './http/read-only.ts'
import { requestLog } from './http/request-log.ts'
import { canonicalRedirect, resolveRequest } from './http/resolve-request.ts'
import { securityHeaders } from './http/security-headers.ts'
import { requestMetrics } from './observability/request-metrics.ts'
import { calculatorRoutes } from './routes/calculators.ts'
import { crawlerRoutes } from './routes/crawlers.ts'
import { errorPages } from './routes/error-pages.ts'
import { formerAddresses } from './routes/former-addresses.ts'
import { operationsRoutes } from './routes/operations.ts'
import { pages } from './routes/pages.ts'
import { searchRoutes } from './routes/search.ts'
import type { Services } from './routes/services.ts'

/** All middleware and routes in the order of a request. */
export function createApp(services: Services): Express {
  const { config, log, metrics, files, demoApps, editor } = services
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', config.TRUST_PROXY ?? false)

  app.use(requestLog(log))
  app.use(resolveRequest(services))
  app.use(requestMetrics(metrics))
  app.use(operationsRoutes(services))
  app.use(securityHeaders(services.securityHeaders))
  app.use(readOnly([contactForm.endpoint]))
  app.use(canonicalRedirect())
  app.use(files)
  app.use(crawlerRoutes(services))
  app.use(formerAddresses())
  app.use(calculatorRoutes(services))
  app.use(searchRoutes(services))
  app.use(formRoutes(services))
  app.use(statusRoutes(services))
  app.use(apiRoutes(services))
  app.use(demoApps)
  app.use(editor)
  app.use(pages(services))
  app.use(errorPages(services))
  return app
}

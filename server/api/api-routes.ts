import { type RequestHandler, Router } from 'express'
import { createSendText, serveText } from '../routes/generated-text.ts'
import type { Services } from '../routes/services.ts'

const path = '/openapi.json'

/** The OpenAPI description of all addresses for programs: the file beside this one. */
export function apiRoutes(services: Services): RequestHandler {
  const describe = async () => {
    const { default: description } = await import('./openapi.json', { with: { type: 'json' } })
    return { text: JSON.stringify(description), type: 'application/json', cacheControl: 'no-cache' }
  }
  return Router().get(path, serveText(createSendText(services), path, describe))
}

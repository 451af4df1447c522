import { type RequestHandler, Router } from 'express'
import { createSendText, serveText } from '../routes/generated-text.ts'
import type { Services } from '../routes/services.ts'

const path = '/openapi.json'

/** The OpenAPI description of all addresses for programs. */
export function apiRoutes(services: Services): RequestHandler {
  const { config, forms, library } = services
  const { name } = library.siteData.site
  const describe = async () => {
    const { describeApi } = await import('./describe-api.ts')
    const calculators = (await library.read('calculators')).map(({ id }) => id)
    return {
      text: JSON.stringify(describeApi({ name, publicUrl: config.PUBLIC_URL, forms, calculators })),
      type: 'application/json',
      cacheControl: 'no-cache',
    }
  }
  return Router().get(path, serveText(createSendText(services), path, describe))
}

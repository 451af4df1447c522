import express, { type RequestHandler } from 'express'
import { compressedForms } from './compressed-forms.ts'

const immutablePaths = /^\/(assets|content|og)\//

/** What browsers heed in documents only, a third of a kilobyte with each file: scripts, styles, data and pictures go without. */
const documentHeaders = ['Permissions-Policy', 'Referrer-Policy', 'X-Frame-Options']

/** The built browser files. What has a hash in its address never changes; the rest is asked for again after an hour. */
export function staticFiles(folder: string): RequestHandler {
  const files = express.static(folder, {
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    // The entity tag says it already.
    lastModified: false,
    setHeaders: response => {
      const isImmutable = immutablePaths.test(response.req.originalUrl)
      if (isImmutable) for (const name of documentHeaders) response.removeHeader(name)
      // The demo programs run in an opaque origin, to which even this site's own scripts and fonts are foreign.
      response.setHeader('Access-Control-Allow-Origin', '*')
      response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
      response.setHeader('Cache-Control', isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
  return express.Router().use(compressedForms(folder), files)
}

import { readdirSync } from 'node:fs'
import { sep } from 'node:path'
import type { RequestHandler } from 'express'
import { acceptedEncodings } from './encoding.ts'

/** How the compressed forms of a file are named. */
export const compressedSuffixes = { br: '.br', gzip: '.gz' } as const

type Compressed = keyof typeof compressedSuffixes

/** Leads a request for a built file to the form made at build time that suits the client; the file server after it sends that. */
export function compressedForms(folder: string): RequestHandler {
  const forms = findForms(folder)
  return function chooseForm(request, response, next) {
    const available = forms.get(request.path)
    if (available === undefined) return next()
    response.vary('Accept-Encoding')
    const encoding = acceptedEncodings(request.get('Accept-Encoding')).find(
      name => name === 'identity' || available.has(name),
    )
    if (encoding !== undefined && encoding !== 'identity') {
      response.type(request.path.slice(request.path.lastIndexOf('.'))).set('Content-Encoding', encoding)
      request.url = request.path + compressedSuffixes[encoding]
    }
    next()
  }
}

/** The forms that each file has, by the file's address. */
function findForms(folder: string): ReadonlyMap<string, ReadonlySet<Compressed>> {
  const forms = new Map<string, Set<Compressed>>()
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    for (const encoding of ['br', 'gzip'] as const) {
      const suffix = compressedSuffixes[encoding]
      if (!path.endsWith(suffix)) continue
      const address = `/${path.slice(0, -suffix.length).split(sep).join('/')}`
      forms.set(address, (forms.get(address) ?? new Set()).add(encoding))
    }
  }
  return forms
}

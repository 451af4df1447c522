import type { Request } from 'express'

/** Forms as browsers send them. */
export const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data']
export const acceptedTypes = ['application/json', ...formTypes]

/** The media type of the body in lower case, without its parameters; empty when the header is missing. */
export function readMediaType(request: Request): string {
  return (request.get('Content-Type') ?? '').split(';', 1).join().trim().toLowerCase()
}

/** The charset that the header names, in lower case. */
export function readCharset(request: Request): string | undefined {
  return /;\s*charset\s*=\s*"?([^;"\s]+)/i.exec(request.get('Content-Type') ?? '')?.[1]?.toLowerCase()
}

/** Whether a person waits for the answer: a form that the browser posts by itself, rather than a program. */
export function wantsPage(request: Request): boolean {
  const isForm = formTypes.includes(readMediaType(request))
  return isForm && request.accepts(['html', 'json', 'application/problem+json']) === 'html'
}

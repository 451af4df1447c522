import type { IncomingMessage } from 'node:http'

/** Whether there is more than one `Host` header, which RFC 9112 forbids. Node itself refuses only requests without one. */
export function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() === 'host') count += 1
  }
  return count > 1
}

const absoluteForm = /^https?:\/\/([^/?#]+)\/?(.*)$/i

/** Turns a target in absolute form, such as `http://www.example.com/about`, into a path. Its host replaces the header's. */
export function toOriginForm(request: IncomingMessage): void {
  const [, host, rest] = absoluteForm.exec(request.url ?? '') ?? []
  if (host === undefined) return
  request.url = `/${rest}`
  request.headers.host = host
}

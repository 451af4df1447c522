import { createServer, type IncomingHttpHeaders, type RequestListener, request, type Server } from 'node:http'
import { onTestFinished } from 'vitest'

export type RawAnswer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer }

type RawRequest = {
  readonly path: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** The app on a free port of 127.0.0.1 until `stop`. */
export async function listen(app: RequestListener): Promise<{ server: Server; port: number; stop: () => void }> {
  const server = createServer(app)
  // A busy client may be slower than the server is patient.
  server.keepAliveTimeout = 0
  const port = await new Promise<number>(resolve => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { server, port, stop }
}

/** The same until the test ends. */
export async function serve(app: RequestListener): Promise<{ server: Server; port: number }> {
  const { stop, ...site } = await listen(app)
  onTestFinished(stop)
  return site
}

/** Sends a request and returns the response without decompression. */
export function requestRaw(port: number, { path, method = 'GET', headers }: RawRequest): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, response => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })
}

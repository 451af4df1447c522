import { createServer, get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { acceptEncoding } from './measure.ts'

/** `bare-server.ts <origin> <path>…`: a node:http server that sends the same bytes and headers as the origin does. */
const [origin = '', ...paths] = process.argv.slice(2)

// Node writes these headers itself.
const connectionHeaders = ['connection', 'date', 'keep-alive', 'transfer-encoding']

async function record(path: string) {
  // Not fetch(), which decodes the body.
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(origin + path, { headers: { 'accept-encoding': acceptEncoding } }, resolve).on('error', reject)
  })
  const headers = response.rawHeaders.filter((_, index, all) => {
    return !connectionHeaders.includes((all[index - (index % 2)] ?? '').toLowerCase())
  })
  return { headers, body: await buffer(response) }
}

const responses = new Map(await Promise.all(paths.map(async path => [path, await record(path)] as const)))

createServer((request, response) => {
  const recorded = responses.get(request.url ?? '')
  if (recorded === undefined) response.writeHead(404).end()
  else response.writeHead(200, recorded.headers).end(recorded.body)
}).listen(Number(process.env.PORT), '127.0.0.1')

// The yardstick: the least that node:http does to send the same bytes. Its own process, as the site is.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { recordedResponsesSchema } from './recorded-response.ts'

const [recordingPath = '', port = ''] = process.argv.slice(2)
const recording = recordedResponsesSchema.parse(JSON.parse(readFileSync(recordingPath, 'utf8')))
const answers = new Map(
  recording.map(({ path, headers, bodyBase64 }) => [path, { headers, body: Buffer.from(bodyBase64, 'base64') }]),
)

createServer((request, response) => {
  const answer = answers.get(request.url ?? '')
  if (answer) response.writeHead(200, answer.headers).end(answer.body)
  else response.writeHead(404).end()
}).listen(Number(port), '127.0.0.1')

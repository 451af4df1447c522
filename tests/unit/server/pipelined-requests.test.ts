import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createHttpServer } from '../../../server/http-server.ts'
import { listen } from '../../../server/lifecycle.ts'

/** A connection to a server that allows two unanswered requests; `ask` resolves with the status of each answer to a text. */
async function open() {
  const server = createHttpServer((request, response) => request.resume().on('end', () => response.end()), {
    maxConnections: 10,
  })
  const { port } = await listen(server, { port: 0, host: '127.0.0.1' })
  const socket = connect(port, '127.0.0.1').setEncoding('latin1')
  onTestFinished(() => {
    socket.destroy()
    server.close()
  })
  return {
    ask: (text: string, answers: number) =>
      new Promise<readonly string[]>(resolve => {
        let answer = ''
        const read = () => [...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status = '']) => status)
        const finish = () => {
          socket.removeAllListeners()
          resolve(read())
        }
        socket.on('data', data => {
          answer += data
          if (read().length === answers) finish()
        })
        socket.on('error', () => {})
        socket.on('close', finish)
        socket.write(text)
      }),
  }
}

const host = 'Host: x\r\n'
const kinds: readonly (readonly [kind: string, request: string, statuses: readonly string[]])[] = [
  ['an expectation that the server does not know', `GET / HTTP/1.1\r\n${host}Expect: tea\r\n\r\n`, ['417']],
  ['the same with a body', `POST / HTTP/1.1\r\n${host}Expect: tea\r\nContent-Length: 2\r\n\r\nhi`, ['417']],
  [
    'the wish to be told to go on',
    `POST / HTTP/1.1\r\n${host}Expect: 100-continue\r\nContent-Length: 2\r\n\r\nhi`,
    ['100', '200'],
  ],
  ['the wish to use another protocol', `GET / HTTP/1.1\r\n${host}Connection: Upgrade\r\nUpgrade: h2c\r\n\r\n`, ['200']],
  ['the method CONNECT', `CONNECT x:80 HTTP/1.1\r\n${host}\r\n`, ['200']],
  ['the method HEAD', `HEAD / HTTP/1.1\r\n${host}\r\n`, ['200']],
  ['a body in chunks', `POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n2\r\nhi\r\n0\r\n\r\n`, ['200']],
]

test.each(kinds)(
  'requests with %s are answered one after the other, however many there are',
  async (_, text, statuses) => {
    const { ask } = await open()
    for (let round = 0; round < 5; round += 1) expect(await ask(text, statuses.length)).toEqual(statuses)
  },
)

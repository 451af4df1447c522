import { connect } from 'node:net'
import autocannon from 'autocannon'
import { contactForm } from '../../shared/contact/forms.ts'

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const json = { 'content-type': 'application/json' }
const details = 'We would like to know where to begin with our data. '.repeat(10)

/** Suggestions for an unknown address follow from words. */
const words = ['pricing', 'agents', 'services', 'insurance', 'roadmap', 'security', 'careers', 'data', 'pilot']

type Load = { readonly connections: number; readonly setupRequest: (request: autocannon.Request) => autocannon.Request }

type Attacks = Readonly<Record<string, () => void>>

/** Attacks on a site by their names; each runs until its process is killed and tells when each connection was used. */
export function createAttacks(origin: string, onOpen: () => void = () => {}): Attacks {
  const { port, host } = new URL(origin)
  let count = 0

  /** To be called for each connection that is open. */
  function waitForAll(connections: number): () => void {
    let opened = 0
    return () => {
      opened += 1
      if (opened === connections) onOpen()
    }
  }

  function load({ connections, setupRequest }: Load): void {
    const headers = { 'accept-encoding': 'br, gzip' }
    const options = { url: origin, connections, duration: 3600, headers, requests: [{ setupRequest }] }
    // Only with a callback autocannon gives what tells of its answers.
    autocannon(options, () => {}).on('response', waitForAll(connections))
  }

  function get(connections: number, toPath: () => string): void {
    load({ connections, setupRequest: request => ({ ...request, path: toPath() }) })
  }

  function post(connections: number, toRequest: () => Pick<autocannon.Request, 'headers' | 'body'>): void {
    load({
      connections,
      setupRequest: request => ({ ...request, ...toRequest(), method: 'POST', path: contactForm.endpoint }),
    })
  }

  /** Opens connections that send a text and then one byte a second and read nothing. */
  function stall(connections: number, text: string): void {
    const onConnect = waitForAll(connections)
    for (let index = 0; index < connections; index += 1) {
      const socket = connect(Number(port), '127.0.0.1', () => socket.write(text, onConnect))
      const timer = setInterval(() => socket.write('x'), 1000)
      socket.pause()
      socket.on('error', () => {})
      socket.on('close', () => clearInterval(timer))
    }
  }

  /** Asks for the same thing from many connections at once, again and again. */
  function flood(connections: number, path: string): void {
    get(connections, () => path)
  }

  return {
    'feeds in brotli': () => flood(1000, '/feed.xml'),
    'feeds with queries': () => get(200, () => `/atom.xml?x=${count++}`),
    spreadsheets: () => get(50, () => `/calculators/pugh.xlsx?a1=${1 + (count++ % 5)}&weight1=${count % 50}`),
    'unknown paths of known words': () =>
      get(4, () => `/${words[count % words.length]}-${words[(count >> 4) % words.length]}-${count++}`),
    searches: () => get(60, () => `/search?q=agents+${count++}`),
    'searches from 600 addresses': () =>
      load({
        connections: 60,
        setupRequest: request => ({
          ...request,
          path: `/search.json?q=pilot+${count}`,
          headers: { ...request.headers, 'x-forwarded-for': `192.0.${count % 20}.${count++ % 30}` },
        }),
      }),
    'estimates from 600 addresses': () =>
      load({
        connections: 60,
        setupRequest: request => ({
          ...request,
          path: `/pricing?kind=pilot&users=${count}`,
          headers: { ...request.headers, 'x-forwarded-for': `192.0.${count % 20}.${count++ % 30}` },
        }),
      }),
    'unknown expectations': () => stall(500, `GET / HTTP/1.1\r\nHost: ${host}\r\nExpect: nothing\r\n\r\n`),
    'forms with 16,380 fields': () => post(20, () => ({ headers: form, body: 'a&'.repeat(16_380) })),
    'combining marks': () =>
      post(20, () => ({ headers: json, body: JSON.stringify({ name: 'a', details: '\u0323\u0307'.repeat(7000) }) })),
    'unknown queries': () => get(200, () => `/industries/logistics?case=${count++}`),
    'months without posts': () => get(200, () => `/blogs?year=${1000 + count++}&month=1`),
    'unknown paths': () => get(200, () => `/nowhere/${count++}`),
    'malformed paths': () => get(200, () => `/%zz${count++}`),
    '1,000 connections': () => get(1000, () => `/blogs?year=${1000 + count++}&month=1`),
    'pipelined requests': () => stall(500, `GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(1000)),
    'slow readers': () => stall(500, `GET /media/vision.mp4 HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(2)),
    'slow bodies': () =>
      stall(
        500,
        `POST ${contactForm.endpoint} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 30000\r\n\r\n`,
      ),
    'posts from 600 addresses': () =>
      post(50, () => ({
        headers: { ...json, 'x-forwarded-for': `192.0.${count % 20}.${count++ % 30}` },
        body: JSON.stringify({ name: 'Ada', email: `ada${count}@example.com`, details }),
      })),
  }
}

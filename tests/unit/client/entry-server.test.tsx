import { getEventListeners } from 'node:events'
import { use } from 'react'
import { expect, test } from 'vitest'
import { renderToBuffer } from '../../../client/entry-server.tsx'

function Waiting() {
  return <p>{use(new Promise<string>(() => {}))}</p>
}

function Failing(): never {
  throw new Error('no data')
}

test('a tree becomes the bytes of its HTML', async () => {
  const html = await renderToBuffer(<p>Hello</p>, AbortSignal.timeout(1000))
  expect(html.toString()).toBe('<p>Hello</p>')
})

test('a render that does not end is given up at the deadline', async () => {
  await expect(renderToBuffer(<Waiting />, AbortSignal.timeout(20))).rejects.toThrow('timeout')
})

test('a render that nobody waits for is given up', async () => {
  const gone = new AbortController()
  const html = renderToBuffer(<Waiting />, gone.signal)
  gone.abort(new Error('the visitor has gone'))
  await expect(html).rejects.toThrow('the visitor has gone')
})

test.each([
  ['ends', <p key="1">Hello</p>],
  ['fails', <Failing key="2" />],
])('a render that %s leaves nothing at the signal that would hold it in memory', async (_, tree) => {
  const { signal } = new AbortController()
  await Promise.allSettled([renderToBuffer(tree, signal)])
  expect(getEventListeners(signal, 'abort')).toEqual([])
})

test('an error in a component rejects', async () => {
  await expect(renderToBuffer(<Failing />, AbortSignal.timeout(1000))).rejects.toThrow('no data')
})

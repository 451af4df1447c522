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

test('a tree becomes the bytes of its HTML, and an error in a component rejects', async () => {
  expect(String(await renderToBuffer(<p>Hello</p>, AbortSignal.timeout(1000)))).toBe('<p>Hello</p>')
  await expect(renderToBuffer(<Failing />, AbortSignal.timeout(1000))).rejects.toThrow('no data')
})

test('a render that does not end, or that nobody waits for, is given up', async () => {
  await expect(renderToBuffer(<Waiting />, AbortSignal.timeout(20))).rejects.toThrow('timeout')
  const gone = new AbortController()
  const html = renderToBuffer(<Waiting />, gone.signal)
  gone.abort(new Error('the visitor has gone'))
  await expect(html).rejects.toThrow('the visitor has gone')
})

test('a render that ends or fails leaves nothing at the signal that would hold it in memory', async () => {
  for (const tree of [<p key="1">Hello</p>, <Failing key="2" />]) {
    const { signal } = new AbortController()
    await Promise.allSettled([renderToBuffer(tree, signal)])
    expect(getEventListeners(signal, 'abort')).toEqual([])
  }
})

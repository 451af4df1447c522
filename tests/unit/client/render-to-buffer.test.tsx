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

test('an error in a component rejects', async () => {
  await expect(renderToBuffer(<Failing />, AbortSignal.timeout(1000))).rejects.toThrow('no data')
})

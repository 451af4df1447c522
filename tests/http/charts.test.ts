import sharp from 'sharp'
import request from 'supertest'
import { expect, test } from 'vitest'
import { requestRaw, serve } from '../support/raw-request.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { getSharedApp } from '../support/test-app.ts'

const charts = await siteLibrary.read('charts')
const { name } = siteLibrary.siteData.site

test.each([
  ['csv', 'text/csv; charset=utf-8'],
  ['svg', 'image/svg+xml'],
  ['png', 'image/png'],
])('each chart is there as %s, for other sites to embed and caches to keep', async (format, type) => {
  const { port } = await serve(getSharedApp())
  for (const { id } of charts) {
    const path = `/charts/${id}.${format}`
    const { status, headers } = await requestRaw(port, { path, method: 'HEAD' })
    expect({ status, ...headers }, path).toMatchObject({
      status: 200,
      'content-type': type,
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=3600',
    })
  }
})

test('the drawing of a chart needs nothing else and says whose it is, and its picture has its shape', async () => {
  const { port } = await serve(getSharedApp())
  for (const { id } of charts) {
    const { body } = await requestRaw(port, { path: `/charts/${id}.svg` })
    const svg = body.toString()
    expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', ''), id).not.toMatch(
      /https?:|href=|url\(|@import|var\(|<script/,
    )
    expect(svg, id).toMatch(/<style>.*@media\(prefers-color-scheme:dark\)/)
    expect(svg, id).toMatch(new RegExp(`>${name}.* · CC BY 4.0</text>`))
    // Fails for what is not well-formed.
    const drawn = await sharp(body).metadata()
    const {
      format,
      width,
      height = 0,
    } = await sharp((await requestRaw(port, { path: `/charts/${id}.png` })).body).metadata()
    expect({ format, width }, id).toEqual({ format: 'png', width: 1200 })
    expect(Math.abs(height - (1200 * drawn.height) / drawn.width), id).toBeLessThan(2)
  }
})

test('an unknown chart has no files', async () => {
  for (const format of ['csv', 'svg', 'png']) await request(getSharedApp()).get(`/charts/lost.${format}`).expect(404)
})

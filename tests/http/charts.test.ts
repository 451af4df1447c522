import sharp from 'sharp'
import request from 'supertest'
import { expect, test } from 'vitest'
import { requestRaw, serve } from '../support/raw-request.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { getSharedApp } from '../support/test-app.ts'

const charts = await siteLibrary.read('charts')
const { name } = siteLibrary.siteData.site

const types = { csv: 'text/csv; charset=utf-8', svg: 'image/svg+xml', png: 'image/png' }

test('each chart is there as table, drawing and picture, for other sites to embed and caches to keep', async () => {
  const { port } = await serve(getSharedApp())
  for (const { id } of charts) {
    const bodies = new Map<string, Buffer>()
    for (const [format, type] of Object.entries(types)) {
      const { headers, body } = await requestRaw(port, { path: `/charts/${id}.${format}` })
      expect(headers, `${id}.${format}`).toMatchObject({
        'content-type': type,
        'cross-origin-resource-policy': 'cross-origin',
        'access-control-allow-origin': '*',
        'cache-control': 'public, max-age=3600',
      })
      bodies.set(format, body)
    }
    expect(bodies.get('csv')?.toString()).toMatch(/^[^\n]+,[^\n]+\r?\n/)

    const svg = String(bodies.get('svg'))
    const own = svg.replace('xmlns="http://www.w3.org/2000/svg"', '')
    expect(own, `${id} needs nothing else`).not.toMatch(/https?:|href=|url\(|@import|var\(|<script/)
    expect(svg, id).toMatch(/<style>.*@media\(prefers-color-scheme:dark\)/)
    expect(svg, id).toMatch(new RegExp(`>${name}.* · CC BY 4.0</text>`))
    // Fails for what is not well-formed.
    const drawn = await sharp(bodies.get('svg')).metadata()
    const picture = await sharp(bodies.get('png')).metadata()
    expect([picture.format, picture.width], id).toEqual(['png', 1200])
    expect(Math.abs(picture.height - (1200 * drawn.height) / drawn.width), id).toBeLessThan(2)
  }
})

test('an unknown chart has no files', async () => {
  for (const format of Object.keys(types)) await request(getSharedApp()).get(`/charts/lost.${format}`).expect(404)
})

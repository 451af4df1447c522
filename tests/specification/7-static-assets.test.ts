import request from 'supertest'
import { test } from 'vitest'
import { siteLibrary } from '../support/site-pages.ts'
import { getSharedApp } from '../support/test-app.ts'

const industryIds = siteLibrary.siteData.industries.map(({ id }) => id)

test.each([
  ...industryIds.flatMap(id => [`/industries/${id}.png`, `/industries/${id}-highlight-background.png`]),
  '/images/demos/placeholder.jpg',
  '/images/covers/default.jpg',
  '/images/avatars/default.png',
  '/images/services/fallback.jpg',
  '/gae-ai-infographic.png',
  '/media/vision.mp4',
])('Static assets: %s', async path => {
  const app = getSharedApp()
  await request(app)
    .head(path)
    .expect(200)
    .expect('Content-Type', /^(image|video)\//)
})

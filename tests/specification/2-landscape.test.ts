import { test } from 'vitest'
import { expectOnPage } from './support/read-pages.ts'

test('Title, infographic image (/gae-ai-infographic.png), a download link saving a PNG.', async () => {
  await expectOnPage('/tools/genai-landscape', {
    words: ['The generative AI landscape'],
    links: [['Download PNG', '/gae-ai-infographic.png']],
  })
})

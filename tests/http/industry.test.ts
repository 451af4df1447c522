import request from 'supertest'
import { expect, test } from 'vitest'
import { findMarkupFaults } from '../support/markup-faults.ts'
import { getSharedApp } from '../support/test-app.ts'

async function readMain(path: string): Promise<string> {
  const app = getSharedApp()
  const { text } = await request(app).get(path).expect(200)
  return /<main[ >][\s\S]*<\/main>/.exec(text)?.[0] ?? ''
}

test('an address of no case study opens none', async () => {
  expect(await readMain('/industries/healthcare?case=nothing')).not.toContain('<dialog')
})

test('the markup of an open case study is valid', async () => {
  const { text } = await request(getSharedApp()).get('/industries/healthcare?case=ambient-visit-notes').expect(200)
  expect(findMarkupFaults(text)).toEqual([])
})

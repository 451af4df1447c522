import request from 'supertest'
import { expect, test } from 'vitest'
import { createTestApp, getSharedApp } from '../support/test-app.ts'

const settings = { CONTENT_EDITOR: 'github:owner/site' }

test('without CONTENT_EDITOR there is no editor', async () => {
  for (const path of ['/editor', '/editor/', '/editor/repository.json', '/editor/index.html'])
    await request(getSharedApp()).get(path).expect(404)
})

test('the editor has a policy of its own, which allows the API of the git host alone, and lasting scripts', async () => {
  const app = getSharedApp(settings)
  const page = await request(app).get('/editor').expect(200).expect('X-Robots-Tag', 'noindex')
  const policy = page.headers['content-security-policy'] ?? ''
  expect(policy).toContain("default-src 'none'; script-src 'self';")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy.match(/https:\/\/[^; ]+/g)).toEqual(['https://api.github.com'])
  expect(page.text).not.toMatch(/<script>|<style>/)
  const [, script = ''] = /src="(\/editor\/assets\/[^"]+\.js)"/.exec(page.text) ?? []
  const { headers } = await request(app).get(script).set('Accept-Encoding', 'br').expect(200)
  expect(headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': expect.stringContaining('immutable') })
  const home = await request(app).get('/')
  expect(home.headers['content-security-policy']).not.toMatch(/api\.github\.com|unsafe-inline/)
  expect(home.text).not.toContain('/editor')
})

test('changes become a branch and a request to merge it where the editor can do that', async () => {
  const read = async (settings: Readonly<Record<string, string>>) =>
    (await request(createTestApp({ settings }).app).get('/editor/repository.json').expect(200)).body
  expect(await read(settings)).toEqual({
    backend: {
      ...{ name: 'github', repo: 'owner/site', branch: 'main' },
      ...{ api_root: 'https://api.github.com', auth_methods: ['token'] },
    },
    publish_mode: 'editorial_workflow',
  })
  const own = {
    CONTENT_EDITOR: 'gitlab:group/web/site',
    CONTENT_EDITOR_URL: 'https://git.example.com',
    CONTENT_EDITOR_APP_ID: 'abc',
  }
  expect(await read({ ...own, CONTENT_EDITOR_BRANCH: 'next' })).toEqual({
    backend: {
      ...{ name: 'gitlab', repo: 'group/web/site', branch: 'next', app_id: 'abc', auth_type: 'pkce' },
      ...{ api_root: 'https://git.example.com/api/v4', base_url: 'https://git.example.com' },
    },
    publish_mode: 'editorial_workflow',
  })
  expect(await read({ CONTENT_EDITOR: 'gitea:owner/site' })).toMatchObject({ publish_mode: 'simple' })
})

import request from 'supertest'
import { expect, test } from 'vitest'
import { pagePaths } from '../support/page-paths.ts'
import { getSharedApp } from '../support/test-app.ts'

const figurePattern = /<figure><figcaption>([^<]+)<\/figcaption>(<svg [\s\S]*?)<\/figure>/g
const formPattern =
  /<svg viewBox="([^"]+)" role="img" aria-label="([^"]{40,})" class="(wide|narrow)"><use href="([^"#]+)#\3"/g

type Chart = { readonly path: string; readonly title: string; readonly html: string }

// One after the other: the server refuses more renders at once.
const charts: Chart[] = []
for (const path of pagePaths) {
  const { text } = await request(getSharedApp()).get(path).expect(200)
  for (const [, title = '', html = ''] of text.matchAll(figurePattern)) charts.push({ path, title, html })
}

test('the buyer pages and the way of working refer to charts in files', () => {
  const paths = charts.map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(['/compared', '/how-we-work', '/packages', '/pricing']))
})

test('each chart in a file is served with both forms, a name, and colors of both schemes without a page', async () => {
  for (const { path, html } of charts) {
    const forms = [...html.matchAll(formPattern)]
    expect(
      forms.map(([, , , name]) => name),
      path,
    ).toEqual(['wide', 'narrow'])
    const [[, viewBox, alt, , file = ''] = []] = forms
    const { body, text, headers } = await request(getSharedApp()).get(file).expect(200)
    const svg = text ?? String(body)
    expect(headers['content-type'], file).toMatch('image/svg+xml')
    expect(svg, file).toContain(`viewBox="${viewBox}" role="img" aria-label="${alt}"`)
    expect(svg, file).toMatch(/<g id="wide"[\s\S]+<defs><g id="narrow"/)
    const roles = new Set(Array.from(svg.matchAll(/var\((--color-[\w-]+)\)/g), ([, role = '']) => role))
    expect(roles.size, file).toBeGreaterThan(3)
    for (const role of roles) expect(svg.split(`${role}:#`), `${role} of ${file}`).toHaveLength(3)
  }
})

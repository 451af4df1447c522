import { createHash } from 'node:crypto'
import request from 'supertest'
import { beforeAll, expect, test } from 'vitest'
import { screenModules } from '../../client/screens.ts'
import { entryModule, findChunks } from '../../server/render/built-assets.ts'
import { chunks, readBuilt } from '../support/built-chunks.ts'
import { pagePaths } from '../support/page-paths.ts'
import { getSharedApp } from '../support/test-app.ts'

type Page = { readonly path: string; readonly html: string; readonly policy: string }

const pages: Page[] = []

beforeAll(async () => {
  const app = getSharedApp()
  for (const path of [...pagePaths, '/not-there']) {
    const { text, headers } = await request(app).get(path)
    pages.push({ path, html: text, policy: headers['content-security-policy'] ?? '' })
  }
})

function findStyle({ html }: Page): string {
  return /<style[^>]*>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
}

function listSheets({ html }: Page): readonly string[] {
  return /<style data-sheets="([^"]+)">/.exec(html)?.[1]?.split(' ') ?? []
}

/** The numbers of style sheets, with which the names of their classes begin. */
function listNumbers(text: string, start: '\\.' | '[" ]'): ReadonlySet<string> {
  return new Set(Array.from(text.matchAll(new RegExp(`${start}(c\\w+)-\\w`, 'g')), ([, number = '']) => number))
}

function isRendered({ html }: Page, sheet: string): boolean {
  const rendered = listNumbers(html.replace(/<style.*?<\/style>/s, ''), '[" ]')
  return [...listNumbers(readBuilt(sheet), '\\.')].some(number => rendered.has(number))
}

test('no page waits for a style sheet: the only one that is linked is for print', () => {
  const links = pages.map(({ html }) => html.match(/<link[^>]* rel="stylesheet"[^>]*>|<link rel="stylesheet"[^>]*>/g))
  expect(links.filter(sheets => sheets?.length !== 1 || !sheets[0]?.includes(' media="print"'))).toEqual([])
})

test('every page has one inline style, and its policy allows that style alone', () => {
  expect(pages.filter(({ html }) => html.match(/<style/g)?.length !== 1)).toEqual([])
  for (const page of pages) {
    const hash = createHash('sha256').update(findStyle(page)).digest('base64')
    expect(page.policy, page.path).toContain(`style-src 'self' 'sha256-${hash}'`)
  }
})

test('every page carries the whole style sheets of all that it renders', () => {
  const files = Object.values(chunks).flatMap(({ css }) => css)
  expect(files.length).toBeGreaterThan(20)
  for (const page of pages) {
    const sheets = listSheets(page)
    expect(sheets.map(sheet => readBuilt(sheet).trim()).join(''), page.path).toBe(findStyle(page))
    const missing = files.filter(file => isRendered(page, file) && !sheets.includes(`/${file}`))
    expect(missing, page.path).toEqual([])
  }
})

test('a page carries no style sheet of another screen, nor of a part that it does not have', () => {
  const modules = screenModules()
  for (const page of pages) {
    const [, screen = ''] = /"screen":"(\w+)"/.exec(page.html) ?? []
    const own = findChunks(chunks, [entryModule, modules.get(screen) ?? '']).flatMap(({ css }) => css)
    const others = listSheets(page).filter(sheet => !own.includes(sheet.slice(1)) && !isRendered(page, sheet))
    expect(others, page.path).toEqual([])
  }
})

test('charts and steps have style sheets that other pages do not carry', () => {
  for (const name of ['ChartedPart', 'StepsSection']) {
    const carrying = pages.filter(page => listSheets(page).some(sheet => sheet.startsWith(`/assets/${name}-`)))
    expect(carrying.length, name).toBeGreaterThan(0)
    expect(carrying.length, name).toBeLessThan(pages.length / 2)
  }
})

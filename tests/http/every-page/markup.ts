import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import { screenModules } from '../../../client/screens.ts'
import { entryModule, findChunks } from '../../../server/render/built-assets.ts'
import { brotliBytes, chunks, readBuilt } from '../../support/built-chunks.ts'
import type { Checks } from './visit-pages.ts'

/** Of a page with its style sheet, in bytes after brotli 11: ten packets less some for the headers and for entries of the menu. */
const maxBytes = 14_100

/**
 * Articles, papers and lists of them, the administration among these, the landscape with its 100 products, the glossary
 * with its 100 terms, all sources and all corrections.
 */
const isLong = (path: string) => /^\/(blog|blogs|whitepapers|admin|tools|glossary|sources|corrections)(\W|$)/.test(path)

const modules = screenModules()
const sheetFiles = Object.values(chunks).flatMap(({ css }) => css)

/** The numbers of style sheets, with which the names of their classes begin. */
const listNumbers = (text: string, start: '\\.' | '[" ]') =>
  new Set(Array.from(text.matchAll(new RegExp(`${start}(c\\w+)-\\w`, 'g')), ([, number = '']) => number))

const numbersOfSheets = new Map(sheetFiles.map(file => [file, listNumbers(readBuilt(file), '\\.')]))

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

export function readState(html: string): string {
  return /<script id="page-state"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
}

export const markupChecks: Checks = {
  'has valid markup': ({ html }) => {
    expect(findMarkupFaults(html)).toEqual([])
    expect(html).not.toContain(' href=""')
  },
  'gives each picture its size and a text': ({ html }) => {
    const pictures = html.match(/<img\b[^>]*>/g) ?? []
    expect(pictures.filter(picture => !/ width="\d+" height="\d+"/.test(picture))).toEqual([])
    expect(pictures.filter(picture => !picture.includes(' alt="'))).toEqual([])
  },
  'has the security headers': ({ headers }) => {
    expect(headers).toMatchObject({
      'x-frame-options': 'SAMEORIGIN',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    })
    expect(headers).not.toHaveProperty('set-cookie')
  },
  'runs one loader and has one inline style, which its policy names by hash and nothing else': ({ html, headers }) => {
    const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    const [loader = [], ...data] = scripts
    expect(loader[1]).toMatch(/^ data-entry="[^"]+" data-preloads="[^"]+"$/)
    expect(data.filter(([, attributes = '']) => !/ type="application\/(ld\+)?json"$/.test(attributes))).toEqual([])
    expect(html.match(/<style/g)).toHaveLength(1)
    expect(html).not.toMatch(/<[^>]* (style|on[a-z]+)="/)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(`script-src 'self' ${hashOf(loader[2] ?? '')};`)
    expect(policy).toMatch(/; style-src 'self' 'sha256-[^']+'$/)
    expect(policy).toContain(hashOf(/<style[^>]*>(.*?)<\/style>/s.exec(html)?.[1] ?? ''))
    expect(policy).not.toContain('unsafe')
  },
  'has a state of its screen that cannot end its own script element': ({ html, route }) => {
    expect(readState(html)).not.toContain('<')
    const { page } = JSON.parse(readState(html))
    if (route !== undefined) expect(page.screen).toBe(route.screen)
  },
  'waits for no style sheet and carries whole those of all that it renders': ({ html }) => {
    const links = html.match(/<link[^>]* rel="stylesheet"[^>]*>|<link rel="stylesheet"[^>]*>/g)
    expect(links).toEqual([expect.stringContaining(' media="print"')])
    const [, names = '', style] = /<style data-sheets="([^"]+)">(.*?)<\/style>/s.exec(html) ?? []
    expect([...new Set(style?.match(/font-display:\w+/g))], 'fonts are swapped in').toEqual(['font-display:swap'])
    const sheets = names.split(' ')
    expect(sheets.map(sheet => readBuilt(sheet).trim()).join('')).toBe(style)
    const rendered = listNumbers(html.replace(/<style.*?<\/style>/s, ''), '[" ]')
    const isRendered = (file: string) => [...(numbersOfSheets.get(file) ?? [])].some(number => rendered.has(number))
    expect(sheetFiles.filter(file => isRendered(file) && !sheets.includes(`/${file}`))).toEqual([])
    const [, screen = ''] = /"screen":"(\w+)"/.exec(html) ?? []
    const own = findChunks(chunks, [entryModule, modules.get(screen) ?? '']).flatMap(({ css }) => css)
    const others = sheets.map(sheet => sheet.slice(1)).filter(file => !own.includes(file) && !isRendered(file))
    expect(others, 'of no other screen or part').toEqual([])
  },
  'is within the budget of a page with its style sheet, unless it is one of the long ones': ({ path, html }) => {
    if (!isLong(path) && !path.includes('?')) expect(brotliBytes(html, maxBytes)).toBeLessThanOrEqual(maxBytes)
  },
}

/** What HTML does not allow or no longer has, and references to nothing. */
function findMarkupFaults(html: string): readonly string[] {
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)
  const references = [...html.matchAll(/ (?:aria-(?:controls|describedby|labelledby)|for)="([^"]+)"/g)]
  return [
    ...(html.match(/<picture>(?:(?!<\/picture>).)*?<(?!source|img|\/picture)\w+/g) ?? []),
    ...(html.match(/<[^>]* (?:align|controlslist|bgcolor|border|valign)=[^>]*>/gi) ?? []),
    ...(html.match(/<th\b[^>]*>\s*<\/th>/g) ?? []),
    ...(html.match(/<(?:aside|nav)(?![^>]* aria-label)[^>]*>/g) ?? []),
    ...(html.match(/<time>/g) ?? []),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map(id => `a second element with the id ${id}`),
    ...references
      .flatMap(([, names = '']) => names.split(' '))
      .filter(name => !ids.includes(name))
      .map(name => `a reference to the missing id ${name}`),
  ]
}

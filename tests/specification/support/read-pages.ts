import request from 'supertest'
import { expect } from 'vitest'
import type { Library } from '../../../shared/content/library.ts'
import type { Demo } from '../../../shared/content/schemas/demo.ts'
import { changeLibrary } from '../../support/changed-library.ts'
import { linksOf, wordsOf } from '../../support/page-words.ts'
import { createTestApp, getSharedApp } from '../../support/test-app.ts'

/**
 * That the main part of the page, whatever its status, has each of these: words that stand in an element by themselves, to
 * the letter, or a link as "words → address".
 */
export async function expectOnPage(path: string, parts: readonly string[]): Promise<void> {
  const main = cut((await request(getSharedApp()).get(path)).text, 'main')
  const links = linksOf(main).map(([words, href]) => `${words} → ${href}`)
  expect([...wordsOf(main), ...links]).toEqual(expect.arrayContaining([...parts]))
}

/** Where the links of the section below this heading lead. */
export function hrefsIn(html: string, heading: string): readonly string[] {
  const section = sectionsOf(html).find(text => text.includes(`>${heading}</h2>`)) ?? ''
  return linksOf(section).map(([, href]) => href)
}

export async function readPage(path: string): Promise<string> {
  return (await request(getSharedApp()).get(path).expect(200)).text
}

export async function readMain(path: string): Promise<string> {
  return cut(await readPage(path), 'main')
}

/** The page of a site with another library. */
export async function readPageOf(library: Library, path: string): Promise<string> {
  const { app } = createTestApp({ parts: { library } })
  return (await request(app).get(path).expect(200)).text
}

export function changeDemos(change: (demo: Demo) => Partial<Demo>): Promise<Library> {
  return changeLibrary('demos', demos => demos.map(demo => ({ ...demo, ...change(demo) })))
}

export function cut(html: string, element: string): string {
  return new RegExp(`<${element}[ >][\\s\\S]*</${element}>`).exec(html)?.[0] ?? ''
}

export function sectionsOf(html: string): readonly string[] {
  return html.match(/<section[ >][\s\S]*?<\/section>/g) ?? []
}

export function cardsOf(html: string): readonly string[] {
  return html.match(/<article[ >][\s\S]*?<\/article>/g) ?? []
}

/** Where the link of these words leads, undefined where there is none. */
export function targetOf(html: string, words: string): string | undefined {
  return linksOf(html).find(([own]) => own === words)?.[1]
}

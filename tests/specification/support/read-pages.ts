import request from 'supertest'
import { expect } from 'vitest'
import type { Library } from '../../../shared/content/library.ts'
import type { Demo } from '../../../shared/content/schemas/demo.ts'
import { changeLibrary } from '../../support/changed-library.ts'
import { linksOf, wordsOf } from '../../support/page-words.ts'
import { createTestApp, getSharedApp } from '../../support/test-app.ts'

type Expectation = {
  /** Words that stand in an element by themselves, to the letter. */
  readonly words?: readonly string[]
  /** Words of links, with where they lead. */
  readonly links?: readonly (readonly [words: string, href: string])[]
}

/** That the page, whatever its status, has these words and links. */
export async function expectOnPage(path: string, { words = [], links = [] }: Expectation): Promise<void> {
  const { text } = await request(getSharedApp()).get(path)
  expect(wordsOf(text)).toEqual(expect.arrayContaining([...words]))
  expect(linksOf(text)).toEqual(expect.arrayContaining([...links]))
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

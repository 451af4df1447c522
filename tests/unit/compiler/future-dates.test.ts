import { expect, test } from 'vitest'
import type { SourceFile } from '../../../compiler/source.ts'
import { findProblems, realFiles } from '../../support/content-files.ts'

const today = '2026-12-01'

/** Every kind of field that says when something happened, except those until which a piece waits: where it is, and what stands before its value. */
const kinds = [
  ['articles/blog-32.md', /^ {2}- date: /, '2026-12-{day}'],
  ['articles/blog-31.md', /^ {2}date: /, '2026-12-{day}'],
  ['posts/give-the-model-a-form.md', /^ {2}- date: /, '2026-12-{day}'],
  ['papers/competitive-divide-blog.md', /^ {2}- date: /, '2026-12-{day}'],
  ['sources/epoch-ai-2025.json', /^.*"lookedUp": /, '"2026-12-{day}",'],
  ['demos.json', /^.*"createdAt": /, '"2026-12-{day}",'],
  ['pages/about.json', /^.*"publishedOn": /, '"2026-12-{day}",'],
] as const

/** The project's content with one date of each kind on a day of December 2026. */
function onDay(day: number): readonly SourceFile[] {
  return kinds.reduce((files: readonly SourceFile[], [name, start, value]) => {
    const line = new RegExp(`(${start.source}).*$`, 'm')
    return files.map(file => {
      if (file.path !== `content/${name}`) return file
      expect(file.text).toMatch(line)
      return { ...file, text: file.text.replace(line, `$1${value.replace('{day}', String(day).padStart(2, '0'))}`) }
    })
  }, realFiles)
}

test('what happened today is accepted, what would happen tomorrow is refused, in every kind of date', () => {
  const isRefused = (line: string) => line.includes('in the future')
  expect(findProblems(onDay(1), today).filter(isRefused)).toEqual([])
  const refused = findProblems(onDay(2), today).filter(isRefused)
  expect(refused.map(line => line.replace(/:.*/, ''))).toEqual(kinds.map(([name]) => `content/${name}`).sort())
  expect(refused[0]).toMatch(/date: is in the future \(2026-12-02; today is 2026-12-01 in UTC\)/)
})

test('the end of applications and the day for another look lie ahead, and nothing is checked without a day', () => {
  expect(findProblems(realFiles, today)).toEqual([])
  expect(findProblems(realFiles)).toEqual([])
})

test('on an early day every kind of date is in the future', () => {
  const named = findProblems(realFiles, '2000-01-01').map(line => line.split(' ')[0]?.replace(/:.*/, ''))
  const folders = new Set(named.map(path => path?.split('/')[1]))
  expect([...folders].sort()).toEqual(
    ['articles', 'calculators', 'demos.json', 'landscape.json', 'pages', 'papers', 'posts', 'sources'].sort(),
  )
})

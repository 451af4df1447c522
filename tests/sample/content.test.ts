import { expect, test } from 'vitest'
import { readContent } from '../../build/read-content.ts'
import type { TextMark } from '../../compiler/charts/drawing.ts'
import { frameText, isWithin, overlap } from '../../compiler/charts/place-label.ts'
import { compileContent } from '../../compiler/compile.ts'
import { ContentError } from '../../compiler/problem.ts'
import { findStrings } from '../../shared/content/find-strings.ts'

/** The sample's content, as it is when the company is no longer invented. */
function compileAsReal() {
  const { files, publicPaths } = readContent('.')
  const outcome = compileContent({
    files: files.map(file => ({ ...file, text: file.text.replace('"sample": true', '"sample": false') })),
    publicPaths,
  })
  if ('problems' in outcome) throw new ContentError(outcome.problems)
  return outcome.library
}

const { documents } = compileAsReal()

test('no field of a real company shows the braces or the bar of a choice', () => {
  for (const [name, document] of documents) {
    if (name.startsWith('bodies/') || name.startsWith('stored/')) continue
    const texts = findStrings(document).map(({ text }) => text)
    const choices = texts.filter(text => /\{[^{}]*\||\|[^{}]*\}/.test(text))
    expect(choices, name).toEqual([])
  }
})

test('the words of each chart stay in its drawing and cover no others, in both of its forms', () => {
  const charts = findStrings([...documents]).flatMap(({ text }) => readForms(text))
  expect(charts.length).toBeGreaterThan(50)
  for (const { label, width, height, texts } of charts) {
    const frame = { left: -1, right: width + 1, top: -1, bottom: height + 1 }
    const covered = texts.filter((text, index) =>
      texts.slice(index + 1).some(other => overlap(frameText(text), frameText(other))),
    )
    const outside = texts.filter(text => !isWithin(frameText(text), frame))
    expect([texts.length > 0, outside, covered], `${label} at ${width}`).toEqual([true, [], []])
  }
})

function readForms(html: string) {
  // A figure that refers to the file of its chart has no words of its own.
  const drawings = html.matchAll(/<svg viewBox="0 0 (\d+) ([\d.]+)" role="img" aria-label="([^"]*)">(.*?)<\/svg>/gs)
  return [...drawings].map(([, width, height, label = '', marks = '']) => {
    return { label, width: Number(width), height: Number(height), texts: readTexts(marks) }
  })
}

function readTexts(marks: string): readonly TextMark[] {
  return [...marks.matchAll(/<text([^>]*)>(.*?)<\/text>/g)].map(([, attributes = '', text = '']) => {
    const read = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''
    const anchor = read('text-anchor')
    return {
      kind: 'text',
      text: text.replaceAll('&#x26;', '&').replaceAll('&#x3C;', '<'),
      x: Number(read('x')),
      y: Number(read('y')),
      anchor: anchor === 'middle' || anchor === 'end' ? anchor : 'start',
      isStrong: read('class').split(' ').includes('strong'),
    }
  })
}

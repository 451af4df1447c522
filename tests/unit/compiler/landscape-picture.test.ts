import { expect, test } from 'vitest'
import { changeContent, findProblems } from '../../support/content-files.ts'

const change = (from: string, to: string) =>
  findProblems(changeContent('content/landscape.json', text => text.replace(from, to)))

test.each([
  ['"asOf": "20', '"asOf": "19'],
  ['"name": "Glean"', '"name": "Gleam"'],
  ['"license": "open source"', '"license": "proprietary"'],
])('a picture drawn before %s became %s is refused, and the problem says how to draw it again', (from, to) => {
  expect(change(from, to)).toEqual([
    'content/landscape.json:1:1: has changed since public/gae-ai-infographic.png was drawn; run `npm run landscape` in art/ and commit the new picture with it',
  ])
})

test.each([
  ['"url": "https://www.glean.com"', '"url": "https://glean.com"'],
  ['"note": "Search and assistant', '"note": "Assistant'],
])('the picture does not show %s, so changing it needs no new picture', (from, to) => {
  expect(change(from, to)).toEqual([])
})

import { expect, test } from 'vitest'
import { findOrphans } from '../../../compiler/find-orphans.ts'

test('an article is an orphan while only itself or nothing links to it', () => {
  const mentions = [
    { from: 'one', to: 'two' },
    { from: 'three', to: 'three' },
    { from: 'content/topics/data.json', to: 'four' },
    { from: 'two', to: 'unknown' },
  ]
  expect(findOrphans(['one', 'two', 'three', 'four'], mentions)).toEqual(['one', 'three'])
  expect(findOrphans([], mentions)).toEqual([])
})

import { expect, test } from 'vitest'
import { readMain } from './support/read-pages.ts'

test('The video has controls, and captions, and loads nothing by itself', async () => {
  const [film, ...others] = (await readMain('/about')).match(/<video\b[\s\S]*?<\/video>/g) ?? []
  expect(others).toEqual([])
  for (const attribute of ['controls=""', 'preload="none"', '<track kind="captions"']) {
    expect(film).toContain(attribute)
  }
})

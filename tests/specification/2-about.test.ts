import { expect, test } from 'vitest'
import { expectOnPage, readMain } from './support/read-pages.ts'

test("Video section 'See Our Vision in Action', Our Mission and Our Vision cards, Meet The Team, call to action with 'Contact Us' (/contact) and 'Explore Our Services' (/services)", async () => {
  await expectOnPage('/about', {
    words: ['See Our Vision in Action', 'Our Mission', 'Our Vision', 'Meet The Team'],
    links: [
      ['Contact Us', '/contact'],
      ['Explore Our Services', '/services'],
    ],
  })
})

test('The video has controls, and captions, and loads nothing by itself', async () => {
  const [film, ...others] = (await readMain('/about')).match(/<video\b[\s\S]*?<\/video>/g) ?? []
  expect(others).toEqual([])
  for (const attribute of ['controls=""', 'preload="none"', '<track kind="captions"']) {
    expect(film).toContain(attribute)
  }
})

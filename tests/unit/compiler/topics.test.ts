import { expect, test } from 'vitest'
import { changeContent, findProblems, replaceIn } from '../../support/content-files.ts'
import { activeDemos } from '../../support/demos.ts'

test('a link with a topic that nothing defines is refused with the likely one', () => {
  const files = replaceIn('pages/demos.json', '"custom-demo"', '"custom-demos"')
  expect(findProblems(files)).toEqual([
    expect.stringMatching(
      /^content\/pages\/demos\.json:\d+:16 callToAction\.primary\.topic: "custom-demos" is not a topic of the contact page; did you mean "custom-demo"\?$/,
    ),
  ])
})

test('a link may name an industry as its topic', () => {
  const files = replaceIn('pages/demos.json', '"custom-demo"', '"energy"')
  expect(findProblems(files)).toEqual([])
})

test('a topic on a link to another page than contact is refused', () => {
  const files = replaceIn('pages/demos.json', '"page": "services"', '"page": "services", "topic": "pricing"')
  expect(findProblems(files)).toEqual([
    expect.stringContaining(
      'callToAction.secondary.topic: the page "services" has no topics; remove it, or link to the page "contact"',
    ),
  ])
})

test('a topic with the id of an industry, a demo or another topic is refused', () => {
  for (const id of ['energy', 'pricing', ...activeDemos.map(({ id }) => id)]) {
    const files = changeContent('content/pages/contact.json', text => text.replace('"id": "security"', `"id": "${id}"`))
    // The page that names the topic is reported, too.
    expect(findProblems(files)).toContainEqual(
      expect.stringMatching(
        new RegExp(`^content/pages/contact\\.json:\\d+:\\d+ topics\\[\\d+\\]\\.id: "${id}" is already the id of`),
      ),
    )
  }
})

test('the pattern of a derived topic must contain the name', () => {
  const files = replaceIn('pages/contact.json', 'AI for {name}', 'AI for an industry')
  expect(findProblems(files).join()).toMatch(/industryTopic\.label: must contain \{name\}/)
})

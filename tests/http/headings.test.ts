import request from 'supertest'
import { expect, test } from 'vitest'
import { canonicalPaths } from '../support/page-paths.ts'
import { wordsOf } from '../support/page-words.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { getSharedApp } from '../support/test-app.ts'

/** Headings and names that the specification writes with capitals. */
const specified = [
  'AI Implementation',
  'AI Managed Services',
  'AI Readiness & Adoption',
  'AI Readiness & Strategy',
  'AI Solutions',
  'AI Staffing',
  'AI Strategist',
  "AI in Action: See What's Possible",
  'Blog Archive',
  'Coming Soon',
  'Contact Us',
  'Core Offerings',
  'Core Services',
  'Current Openings',
  'Demos & Resources Hub',
  'Featured AI Use Cases',
  'Featured Research',
  'Filter by Industry',
  'Filter by Technology',
  'How We Do It',
  'Industry Snapshot',
  'Join Our Team',
  'Key Features',
  'Meet The Team',
  'Manage Posts',
  'Message Sent Successfully!',
  'Our Blogs',
  'Our Interactive AI Demos',
  'Our Mission',
  'Our Services',
  'Our Solutions',
  'Our Vision',
  'Ready to Begin Your AI Journey?',
  'See Our Vision in Action',
  'Success Metrics',
  'VP of Operations',
  'White Papers',
]

/** Written like the two filters that the specification names. */
const filters = ['Filter by Topic', 'Filter by Layer', 'Filter by License', 'Filter by Delivery']

/** Words with a capital of their own. */
const names =
  /^(AI|Act|Big|Four|City|Local|Law|Pugh|I|Monday|Tuesday|Thursday|Friday|United|States|Illinois|New|York|January|October)$/

const known = [
  ...(await siteLibrary.read('team')).map(({ name }) => name),
  ...(await siteLibrary.read('demos')).map(({ name }) => name),
]
const { industries } = siteLibrary.siteData
const exempt = [
  ...specified,
  ...filters,
  ...known,
  ...industries.map(({ name }) => name),
  'The Agentic Enterprise',
  'Benefits Administration Assistant',
  'Recruitment Assistant for HR',
]
const longestFirst = exempt.toSorted((a, b) => b.length - a.length)
const firstNames = known.flatMap(name => name.split(' '))

/** The words after the first that begin with a capital, but for those of a name and those after a colon or a sentence. */
function findCapitals(heading: string): readonly string[] {
  const rest = longestFirst.reduce((text, name) => text.replace(name, ''), heading)
  const words = rest.split(/\s+/).filter(word => word !== '')
  return words
    .filter(
      (_, index) =>
        index > 0 && !/[:.?!]$/.test(words[index - 1] ?? '') && !/^\d+(\.\d+)*$/.test(words[index - 1] ?? ''),
    )
    .map(word => word.replace(/^[“(]|[”),.?!:#]+$|’s$/g, ''))
    .filter(word => /^\p{Lu}\p{Ll}/u.test(word) && !names.test(word) && !firstNames.includes(word))
}

function headingsOf(html: string): readonly string[] {
  const main = html.slice(html.indexOf('<main'))
  return [...main.matchAll(/<h[1-4][ >][\s\S]*?<\/h[1-4]>/g)].map(([heading]) =>
    wordsOf(heading).join(' ').replaceAll('\u00a0', ' '),
  )
}

test('every heading of every page has one case: a capital at its start and in names, but where the specification writes more', async () => {
  const found = new Set<string>()
  let count = 0
  for (const path of canonicalPaths) {
    for (const heading of headingsOf((await request(getSharedApp()).get(path)).text)) {
      count++
      if (findCapitals(heading).length > 0) found.add(heading)
    }
  }
  expect(count).toBeGreaterThan(500)
  expect([...found]).toEqual([])
})

test('a heading in title case is found', () => {
  expect(findCapitals('Where The Bridge Stands')).toEqual(['The', 'Bridge', 'Stands'])
  expect(findCapitals('Bias audit: A sample')).toEqual([])
})

import { expect, test } from 'vitest'
import { createMemoryLibrary } from '../../../../server/library.ts'
import { changeContent, compileFiles, findProblems } from '../../../support/content-files.ts'
import { siteLibrary } from '../../../support/site-pages.ts'

test.each([
  ['content/services/ai-staffing.json', /"lead": ".*"/, '"lead": "desmond"', 'lead: "desmond" is not in'],
  ['content/industries/energy.json', /"lead": ".*"/, '"lead": "nobody"', 'lead: "nobody" is not in'],
  ['content/staff.json', /"id": "esen-whitlock"/, '"id": "esen"', '[1].id: "esen" is not in'],
  ['content/articles/blog-17.md', /by: Esen Whitlock/, 'by: Esen Witlock', 'reviewed.by: "Esen Witlock" is not in'],
  [
    'content/team.json',
    /\/blogs\/blog-22/,
    '/blogs/blog-2',
    '[0].readFirst[0].to: the link to /blogs/blog-2 leads nowhere',
  ],
  ['content/team.json', /"topic": "pricing"/, '"topic": "prices"', '[2].contact.topic: "prices" is not a topic'],
])('%s names only people, pages and topics that exist', (path, from, to, problem) => {
  const [found, ...others] = findProblems(changeContent(path, text => text.replace(from, to)))
  expect(found).toMatch(new RegExp(`^${path.replaceAll('.', '\\.')}:\\d+:\\d+ `))
  expect(found).toContain(problem)
  expect(others).toEqual([])
})

test('everyone who signs, reviews or leads has a page, with what they lead and the pieces of others they reviewed', async () => {
  const person = await siteLibrary.read('people/bao-castellane')
  expect(person.firstName).toBe('Bao')
  expect(person.leads.map(({ to }) => to)).toEqual([
    '/services/ai-readiness-and-strategy',
    '/industries/financial-services',
    '/industries/manufacturing',
  ])
  const reviewed = person.reviewed.map(({ to }) => to)
  expect(reviewed).toContain('/blogs/blog-10')
  // A review of one's own piece is none.
  expect(reviewed).not.toContain('/whitepapers/competitive-divide-blog')
})

test('an account has the name and the picture of its person, and a name of one word is a first name', async () => {
  const files = changeContent('content/team.json', text =>
    text
      .replace('"name": "Bao Castellane"', '"name": "Bao de la Castellane"')
      .replace('"id": "farid-moravec"', '"id": "farid"'),
  )
    .filter(({ path }) => path !== 'content/staff.json')
    .map(file => ({ ...file, text: file.text.replaceAll('Bao Castellane', 'Bao de la Castellane') }))
    .map(file => ({ ...file, text: file.text.replace('"lead": "farid-moravec"', '"lead": "farid"') }))
  const accounts = ['bao-castellane', 'farid'].map(id => ({ id, email: `${id}@example.com`, role: 'Lead' }))
  const library = compileFiles([...files, { path: 'content/staff.json', text: JSON.stringify(accounts) }])
  expect(await createMemoryLibrary(library).read('staff')).toMatchObject([
    { firstName: 'Bao de la', lastName: 'Castellane', avatar: '/images/avatars/bao-castellane.jpg' },
    { firstName: 'Farid', lastName: 'Moravec', email: 'farid@example.com' },
  ])
})

import { expect, test } from 'vitest'
import type { SourceFile } from '../../../compiler/source.ts'
import { createMemoryLibrary } from '../../../server/library.ts'
import { defaultPictures } from '../../../shared/values/pictures.ts'
import { changeContent, compileFiles, findProblems } from '../../support/content-files.ts'
import { siteLibrary } from '../../support/site-pages.ts'

/** The project's content with several files changed. */
function changeAll(changes: Readonly<Record<string, (text: string) => string>>): readonly SourceFile[] {
  const files = Object.keys(changes).flatMap(path => changeContent(path, changes[path] ?? String).slice(-1))
  return [...changeContent('content/none.json', () => undefined).filter(({ path }) => !(path in changes)), ...files]
}

test('only people, pages and topics that exist may be named', () => {
  const files = changeAll({
    'content/services/ai-staffing.json': text => text.replace(/"lead": ".*"/, '"lead": "desmond"'),
    'content/industries/energy.json': text => text.replace(/"lead": ".*"/, '"lead": "ada-lovelace"'),
    'content/staff.json': text => text.replace('"esen-whitlock"', '"esen"'),
    'content/articles/blog-17.md': text => text.replace('by: Esen Whitlock', 'by: Esen Witlock'),
    'content/team.json': text => text.replace('/blogs/blog-22', '/blogs/blog-2').replace('"pricing"', '"prices"'),
  })
  const at = (place: string, rest: string) =>
    expect.stringMatching(new RegExp(`^content/${place.replace(' ', ':\\d+:\\d+ ')}: ${rest}`))
  expect(findProblems(files)).toEqual([
    at('articles/blog-17.md reviewed.by', '"Esen Witlock" is not in content/team.json; did you mean "Esen Whitlock"'),
    at('industries/energy.json lead', '"ada-lovelace" is not in content/team.json'),
    at('services/ai-staffing.json lead', '"desmond" is not in content/team.json'),
    at('staff.json \\[1\\].id', '"esen" is not in content/team.json'),
    at('team.json \\[0\\].readFirst\\[0\\].to', 'the link to /blogs/blog-2 leads nowhere'),
    at('team.json \\[2\\].contact.topic', '"prices" is not a topic of the contact page'),
  ])
})

test('everyone who signs or leads has a page, with what they lead', async () => {
  const person = await siteLibrary.read('people/bao-castellane')
  expect(person.firstName).toBe('Bao')
  expect(person.leads.map(({ to }) => to)).toEqual([
    '/services/ai-readiness-and-strategy',
    '/industries/financial-services',
    '/industries/manufacturing',
  ])
})

test('an account has the name and the picture of its person; the last word is the last name', async () => {
  const account = { id: 'bao-castellane', email: 'bao@example.com', role: 'Lead' }
  const [team, staff] = ['content/team.json', 'content/staff.json']
  const files = changeAll({ [staff]: () => JSON.stringify([account]) }).map(file =>
    file.path === staff ? file : { ...file, text: file.text.replaceAll('Bao Castellane', 'Bao de la Castellane') },
  )
  const withoutAvatar = files.map(file =>
    file.path === team ? { ...file, text: file.text.replace(/"avatar": ".*bao.*",/, '') } : file,
  )
  const library = createMemoryLibrary(compileFiles(withoutAvatar))
  const name = { firstName: 'Bao de la', lastName: 'Castellane' }
  expect(await library.read('staff')).toEqual([{ ...account, ...name, avatar: defaultPictures.avatar }])
})

import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { linkPackages, sourceNames } from '../support/build-copy.ts'
import { makeFields } from '../support/make-fields.ts'
import { linksOf, wordsOf } from '../support/page-words.ts'
import { runProgram } from '../support/run-program.ts'
import { startSite } from '../support/site-process.ts'
import { makeTempFolder } from '../support/temp-folder.ts'

const page = {
  meta: { title: 'Opening Hours', description: 'When somebody of the company answers the telephone.' },
  hero: {
    heading: 'Opening Hours',
    text: 'When the telephone is answered.',
  },
  sections: [
    {
      kind: 'timetable',
      id: 'winter',
      heading: 'Winter hours',
      hours: [{ day: 'Wednesday', time: 'seven to nineteen' }],
    },
  ],
  callToAction: {
    heading: 'Outside These Hours?',
    text: 'Write to us.',
    primary: { label: 'Contact Us', page: 'contact' },
    secondary: { label: 'Our Services', page: 'services' },
  },
}

const component = `import type { SectionOf } from '../../../shared/content/schemas/sections.ts'
import { ReadingSection } from './SectionFrame.tsx'

export function TimetableSection({ section }: { readonly section: SectionOf<'timetable'> }) {
  return (
    <ReadingSection section={section}>
      <dl>
        {section.hours.map(({ day, time }) => (
          <div key={day}>
            <dt>{day}</dt>
            <dd>{time}</dd>
          </div>
        ))}
      </dl>
    </ReadingSection>
  )
}
`

const schema = `const timetableSection = z.strictObject({
  ...head,
  kind: z.literal('timetable'),
  hours: z.array(z.strictObject({ day: text().describe('The day'), time: text().describe('From when to when') })).min(1),
})

`

/** The recipes of CONTRIBUTING for a page of text, a kind of section, a field of a message and a setting. */
function followRecipes(root: string): void {
  const edit = (file: string, before: string, after: string) => {
    const text = readFileSync(join(root, file), 'utf8')
    expect(text, file).toContain(before)
    writeFileSync(
      join(root, file),
      text.replace(before, () => after),
    )
  }
  const insert = (file: string, before: string, added: string) => edit(file, before, added + before)

  insert(
    'shared/addresses/routes.ts',
    "  { id: 'privacy', screen",
    "  { id: 'hours', screen: 'text', path: '/hours', layout: 'site', indexable: true },\n",
  )
  writeFileSync(join(root, 'content/pages/hours.json'), JSON.stringify(page))
  edit('content/navigation.json', '"footer": [', '"footer": [{ "label": "Opening Hours", "page": "hours" },')

  insert('shared/content/schemas/sections.ts', 'export const sectionSchema', schema)
  insert('shared/content/schemas/sections.ts', '  quotedSection,\n])', '  timetableSection,\n')
  writeFileSync(join(root, 'client/features/sections/TimetableSection.tsx'), component)
  const cases = 'client/features/sections/Sections.tsx'
  insert(cases, 'import { TextSection }', "import { TimetableSection } from './TimetableSection.tsx'\n")
  insert(cases, "    case 'retention':", "    case 'timetable':\n      return <TimetableSection section={section} />\n")

  insert(
    'shared/contact/forms.ts',
    "    {\n      name: 'details',",
    "  { name: 'phone', label: 'Telephone', maxLength: 40, type: 'tel', since: 2 },\n",
  )
  insert('content/pages/privacy.json', '"details"', '"phone", ')
  const described = '{ "type": "string", "maxLength": 40, "description": "where to call" }'
  insert('server/api/openapi.json', '"details": {', `"phone": ${described},\n`)

  insert(
    'server/settings/config.ts',
    '  APP_ENV: z',
    '  CALL_HOURS: wholeNumber({ min: 0, max: 24, example: 12 }).default(12),\n',
  )
}

test('the recipes for a page, a kind of section, a field of a message and a setting are all that it takes', {
  timeout: 600_000,
}, async () => {
  const root = makeTempFolder()
  for (const name of sourceNames) cpSync(name, join(root, name), { recursive: true })
  linkPackages(root)
  followRecipes(root)
  runProgram(root, ['node_modules/typescript/bin/tsc', '--build', 'shared', 'compiler', 'client', 'server'])
  runProgram(root, ['node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'error'])

  const site = await startSite(
    { DATA_DIR: makeTempFolder(), PUBLIC_URL: 'https://www.example.com', APP_ENV: 'production', CALL_HOURS: '8' },
    { folder: root },
  )
  const get = async (path: string) => (await fetch(site.url + path)).text()

  expect(wordsOf(await get('/hours'))).toEqual(
    expect.arrayContaining(['Winter hours', 'Wednesday', 'Outside These Hours?']),
  )
  expect(linksOf(await get('/'))).toContainEqual(['Opening Hours', '/hours'])
  expect(await get('/sitemap.xml')).toContain('<loc>https://www.example.com/hours</loc>')
  expect(await get('/llms.txt')).toContain('https://www.example.com/hours')
  expect(await get('/hours.md')).toMatch(/## Winter hours\n[^#]*Wednesday[^#]*seven to nineteen/)
  expect(await get('/search?q=winter+hours')).toContain('href="/hours#winter"')

  expect(await get('/contact')).toMatch(/<input[^>]* name="phone"/)
  const message = { ...makeFields(), phone: '+1 555 0100' }
  const post = (body: object) =>
    fetch(`${site.url}/send-email`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  expect((await post(message)).status).toBe(200)
  expect((await post({ ...message, phone: '1'.repeat(41) })).status).toBe(400)

  const { stderr, stdout } = spawnSync(process.execPath, ['dist/server/main.js', '--check'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', CALL_HOURS: '25', DATA_DIR: makeTempFolder() },
  })
  expect(stdout + stderr).toContain('CALL_HOURS')
})

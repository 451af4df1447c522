import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'

const component = `import type { SectionOf } from '../../../shared/content/schemas/sections.ts'
import { ReadingSection } from './SectionFrame.tsx'

export function TimetableSection({ section }: { readonly section: SectionOf<'timetable'> }) {
  return <ReadingSection section={section}>{section.hours.map(({ day, time }) => \`\${day}: \${time}\`)}</ReadingSection>
}
`

const schema = `const timetableSection = z.strictObject({
  ...head,
  kind: z.literal('timetable'),
  hours: z.array(z.strictObject({ day: text().describe('The day'), time: text().describe('From when to when') })).min(1),
})

`

const described = '"phone": { "type": "string", "maxLength": 40, "description": "where to call" },\n'

/** What the recipes of CONTRIBUTING add to a file, and before what. */
const insertions = [
  [
    'shared/addresses/routes.ts',
    "  { id: 'privacy', screen",
    "  { id: 'hours', screen: 'text', path: '/hours', layout: 'site', indexable: true },\n",
  ],
  ['shared/content/schemas/sections.ts', 'export const sectionSchema', schema],
  ['shared/content/schemas/sections.ts', '  quotedSection,\n])', '  timetableSection,\n'],
  [
    'client/features/sections/Sections.tsx',
    'import { TextSection }',
    "import { TimetableSection } from './TimetableSection.tsx'\n",
  ],
  [
    'client/features/sections/Sections.tsx',
    "    case 'retention':",
    "    case 'timetable':\n      return <TimetableSection section={section} />\n",
  ],
  [
    'shared/contact/forms.ts',
    "  {\n    name: 'details',",
    "  { name: 'phone', label: 'Telephone', maxLength: 40, type: 'tel', isLater: true },\n",
  ],
  ['content/pages/privacy.json', '"details"', '"phone", '],
  ['server/api/openapi.json', '"details": {', described],
  [
    'server/settings/config.ts',
    '  APP_ENV: z',
    '  CALL_HOURS: wholeNumber({ min: 0, max: 24, example: 12 }).default(12),\n',
  ],
] as const

/** The recipes for a page of text, a kind of section, a field of a message and a setting. */
export function followRecipes(root: string): void {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  for (const [file, before, added] of insertions) {
    expect(read(file), file).toContain(before)
    writeFileSync(
      join(root, file),
      read(file).replace(before, () => added + before),
    )
  }
  writeFileSync(join(root, 'client/features/sections/TimetableSection.tsx'), component)
  const hours = [{ day: 'Wednesday', time: 'seven to nineteen' }]
  const page = {
    ...JSON.parse(read('content/pages/security.json')),
    meta: { title: 'Opening Hours', description: 'When somebody of the company answers the telephone.' },
    hero: { heading: 'Opening Hours', text: 'When the telephone is answered.' },
    sections: [{ kind: 'timetable', id: 'winter', heading: 'Winter hours', hours }],
  }
  writeFileSync(join(root, 'content/pages/hours.json'), JSON.stringify(page))
  const navigation = JSON.parse(read('content/navigation.json'))
  navigation.footer.unshift({ label: 'Opening Hours', page: 'hours' })
  writeFileSync(join(root, 'content/navigation.json'), JSON.stringify(navigation))
}

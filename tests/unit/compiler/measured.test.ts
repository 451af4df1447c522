import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sectionSchema } from '../../../shared/content/schemas/sections.ts'
import { activeDemos } from '../../support/demos.ts'

const page: { readonly sections: readonly unknown[] } = JSON.parse(readFileSync('content/pages/measured.json', 'utf8'))
const sections = page.sections.map(section => sectionSchema.parse(section))

test('every active demo is quoted with its figures and with how they are measured again', () => {
  const quoted = sections.flatMap(section => (section.kind === 'demo' ? [`${section.demo} ${section.section}`] : []))
  expect(quoted.sort()).toEqual(activeDemos.flatMap(({ id }) => [`${id} how-good`, `${id} measure`]).sort())
})

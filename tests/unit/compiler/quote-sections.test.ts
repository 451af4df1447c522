import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { changeContent, compileFiles, findProblems } from '../../support/content-files.ts'
import { activeDemos } from '../../support/demos.ts'

const file = 'content/pages/measured.json'
const page: object = JSON.parse(readFileSync(file, 'utf8'))

test('a quoted section is the one of the demo, with what the page adds', () => {
  const [demo] = activeDemos
  if (demo === undefined) return
  const quote = { kind: 'demo', id: 'again', heading: 'Again', demo: demo.id, section: 'measure' }
  const items = [{ title: 'Question', text: 'Does it work?' }]
  const content = { ...page, sections: [{ ...quote, items }] }
  const { documents } = compileFiles(changeContent(file, () => JSON.stringify(content)))
  const shown = JSON.stringify(documents.get('pages/measured'))
  expect(shown).toContain('"heading":"Again"')
  expect(shown).toMatch(/Does it work\?.*npm run bench:demo/)
})

test('a section that the demo lacks is reported with its line', () => {
  const content = { ...page, sections: [{ kind: 'demo', id: 'a', heading: 'A', demo: 'nothing', section: 'measure' }] }
  expect(findProblems(changeContent(file, () => JSON.stringify(content, null, 2))).join()).toMatch(
    /measured\.json:\d+:\d+ sections\[0\]\.section: "measure" is not a section of the demo "nothing"/,
  )
})

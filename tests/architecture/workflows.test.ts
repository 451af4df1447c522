import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const folder = '.github/workflows'
const workflows = readdirSync(folder).map(name => ({ name, text: readFileSync(`${folder}/${name}`, 'utf8') }))

test.each(workflows)('the workflow $name can be read and uses no action whose tag can be moved', ({ text }) => {
  expect(parse(text)).toMatchObject({ name: expect.any(String), jobs: expect.any(Object) })
  const uses = text.match(/^.*\buses:.*$/gm) ?? []
  expect(uses.length).toBeGreaterThan(0)
  for (const line of uses) expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v[\d.]+$/)
})

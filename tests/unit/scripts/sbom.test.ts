import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listBuilt, listInstalled } from '../../../scripts/sbom/held-packages.ts'
import { selectComponents } from '../../../scripts/sbom/select-components.ts'
import { makeTempFolder } from '../../support/temp-folder.ts'

const component = (name: string) => ({
  'bom-ref': `${name}@1.0.0`,
  name,
  version: '1.0.0',
  scope: 'optional',
  properties: [{ name: 'cdx:npm:package:development', value: 'true' }],
  licenses: [{ license: { id: 'MIT' } }],
})

const all = {
  bomFormat: 'CycloneDX',
  serialNumber: 'urn:uuid:1',
  metadata: { timestamp: '2026-11-26T12:00:00Z', component: { 'bom-ref': 'site@1.0.0' } },
  components: [component('held'), component('tool'), component('inner')],
  dependencies: [
    { ref: 'site@1.0.0', dependsOn: ['held@1.0.0', 'tool@1.0.0'] },
    { ref: 'held@1.0.0', dependsOn: ['inner@1.0.0'] },
    { ref: 'tool@1.0.0', dependsOn: [] },
  ],
}

test('the list has what is held with its license, whatever npm calls it, and is the same at every time', () => {
  const { scope, properties, ...held } = component('held')
  expect(selectComponents(all, new Set(['held@1.0.0']))).toEqual({
    bomFormat: 'CycloneDX',
    metadata: { component: { 'bom-ref': 'site@1.0.0' } },
    components: [{ ...held, scope: 'required' }],
    dependencies: [
      { ref: 'site@1.0.0', dependsOn: ['held@1.0.0'] },
      { ref: 'held@1.0.0', dependsOn: [] },
    ],
  })
})

test('a held package that npm does not list is named', () => {
  expect(() => selectComponents(all, new Set(['held@1.0.0', 'lost@2.0.0']))).toThrow(
    'npm does not list lost@2.0.0; run',
  )
})

test('packages are found in the lists of the build, and beside it with what these bring', () => {
  const folder = makeTempFolder()
  expect(() => listBuilt(folder)).toThrow('has no lists of packages; run "npm run build" first')
  mkdirSync(join(folder, 'server/.vite'), { recursive: true })
  writeFileSync(join(folder, 'server/.vite/license.md'), '# Licenses\n\n## @a/b - 1.2.3 (MIT)\n\nText\n')
  expect(listBuilt(folder)).toContain('@a/b@1.2.3')
  for (const path of ['libsql', 'libsql/node_modules/detect-libc', '@libsql/linux-x64-musl']) {
    mkdirSync(join(folder, path), { recursive: true })
    writeFileSync(
      join(folder, path, 'package.json'),
      JSON.stringify({ name: path.split('node_modules/').at(-1), version: '1.0.0' }),
    )
  }
  expect(listInstalled(folder)).toEqual(['libsql@1.0.0', 'detect-libc@1.0.0', '@libsql/linux-x64-musl@1.0.0'])
})

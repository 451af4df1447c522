import { z } from 'zod'

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().default(''), license: z.string().default('none'), dev: z.boolean().default(false) }),
  ),
})

/** Licenses under which the site may be run by anybody. Before another is added, a person has read it. */
const accepted = new Set([
  '(MIT AND Zlib)',
  '(WTFPL OR MIT)',
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT AND OFL-1.1',
  'MIT OR Apache-2.0',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  // DejaVu: the license of Bitstream Vera, which allows embedding.
  'SEE LICENSE IN README.md AND LICENSE',
])

export type LicenseList = {
  /** A Markdown page: what runs on the server package by package, what builds and tests by license. */
  readonly page: string
  /** Packages under a license that nobody has accepted, as `name (license)`. */
  readonly doubtful: readonly string[]
}

/** The licenses of all packages in a package-lock.json, given as text. Throws when it is none. */
export function listLicenses(lockFile: string): LicenseList {
  const packages = Object.entries(lockSchema.parse(JSON.parse(lockFile)).packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => ({
      ...entry,
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    }))
  const running = packages.filter(({ dev }) => !dev)
  const tools = packages.filter(({ dev }) => dev)
  const licenses = [...new Set(tools.map(({ license }) => license))].toSorted()
  const lines = [
    '# Licenses',
    '',
    'Made from package-lock.json by `npm run licenses -- --write`.',
    '',
    '## Installed beside the server',
    '',
    '| package | version | license |',
    '| --- | --- | --- |',
    ...running.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`).toSorted(),
    '',
    '## Bundled, or used to build and test',
    '',
    '| license | packages |',
    '| --- | --- |',
    ...licenses.map(name => `| ${name} | ${namesOf(tools.filter(({ license }) => license === name))} |`),
    '',
    '## Texts and data',
    '',
    'The code is under the MIT License. [LICENSE](../LICENSE) says what holds for texts and data, which begin where a file of',
    '`content/` does: schemas, templates and components are code.',
    '',
    '## Learned from data',
    '',
    'A demo whose model was learned from published data states their license in its model card, `demos/{id}/card.md`.',
  ]
  const doubtful = packages.filter(({ license }) => !accepted.has(license))
  return { page: `${lines.join('\n')}\n`, doubtful: doubtful.map(({ name, license }) => `${name} (${license})`) }
}

function namesOf(packages: readonly { readonly name: string }[]): string {
  return [...new Set(packages.map(({ name }) => name))].toSorted().join(', ')
}

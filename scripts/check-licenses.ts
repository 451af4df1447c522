// Names each package of package-lock.json whose license nobody has accepted. The exit code is then 1.
import { readFileSync } from 'node:fs'
import { z } from 'zod'

const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ license: z.string().default('none') })),
})

/** Licenses under which the site may be run by anybody. Before another is added, a person has read it. */
const accepted: readonly string[] = [
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
]

const { packages } = lockSchema.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
const doubtful = Object.entries(packages).filter(([path, { license }]) => path !== '' && !accepted.includes(license))
for (const [path, { license }] of doubtful) console.error(`${path}: the license ${license} is not accepted yet`)
if (doubtful.length > 0) {
  console.error('Read each license, then add it to scripts/check-licenses.ts.')
  process.exitCode = 1
}

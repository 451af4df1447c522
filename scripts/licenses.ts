// Lists the licenses of all packages; with --write in docs/licenses.md. Fails for a license that is not accepted.
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { listLicenses } from './licenses/license-list.ts'

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
const { page, doubtful } = listLicenses(readFileSync('package-lock.json', 'utf8'))
if (values.write) writeFileSync('docs/licenses.md', page)
else process.stdout.write(page)
if (doubtful.length > 0) {
  process.stderr.write(
    `Not accepted yet: ${doubtful.join(', ')}. Read them, then add them in scripts/licenses/license-list.ts.\n`,
  )
  process.exitCode = 1
}
